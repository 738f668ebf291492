/** The pattern by which LIKE finds a text anywhere in another, every sign of it taken for itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
