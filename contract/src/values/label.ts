/** A text in the two languages of the product. */
export interface Label {
  th: string;
  en: string;
}
