import type { catalogue } from './th';

/** The shape of a group of texts in any language. */
export type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** Every text of the product. Thai comes first; English must have exactly the same keys. */
export type Catalogue = Texts<typeof catalogue>;

/** A variant of Thai with other wording for some texts. */
export type Variant<T> = { [Key in keyof T]?: T[Key] extends string ? string : Variant<T[Key]> };
