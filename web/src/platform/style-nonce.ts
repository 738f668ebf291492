/** The nonce by which this page may add styles of its own; empty while developing, where none is asked for. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
