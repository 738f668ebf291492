export interface Label {
  th: string;
  en: string;
}
