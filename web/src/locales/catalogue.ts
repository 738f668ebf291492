import type { catalogue } from './th';

/** The shape of a group of texts, whatever its language says. */
export type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** Every text of the product. Thai is the first language; English must have exactly the same keys. */
export type Catalogue = Texts<typeof catalogue>;

/** A variant of Thai that words some of the texts differently. */
export type Variant<T> = { [Key in keyof T]?: T[Key] extends string ? string : Variant<T[Key]> };
