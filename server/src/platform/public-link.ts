/**
 * A page as a link that works outside the product, in a mail or message; null when `PUBLIC_URL` is not set. The text then says in words
 * where to go, because a path alone is not a link.
 */
export function publicLink(publicUrl: string | null, path: string): string | null {
  return publicUrl && new URL(path, publicUrl).href;
}
