/** What a phone or camera makes and every browser can draw. */
const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What the files of a letter may be chosen from: PDFs, and photos that become one. A phone offers its camera for it. */
export const letterFileTypes = ['application/pdf', '.pdf', ...photoTypes].join();

/** Any picture, also of a kind that cannot be drawn here: it is refused by its name then. */
export const isPhoto = ({ type, name }: File): boolean => type.startsWith('image/') || (type === '' && /\.(jpe?g|png|webp|hei[cf])$/i.test(name));
