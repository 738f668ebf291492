/**
 * A page of the product as a link that works outside it, in a mail or a message; null where the installation does not know the address
 * under which people reach it (`PUBLIC_URL`). A path alone is no link: the text then says in words where to go.
 */
export function publicLink(publicUrl: string | null, path: string): string | null {
  return publicUrl && new URL(path, publicUrl).href;
}
