const isBold = (weight: string) => /^(bold(er)?|[5-9]\d{2,})$/i.test(weight);

/**
 * Removes styles from pasted HTML, because the page only allows its own. Words that a style makes bold or underlined, as in web word
 * processors, are marked by elements instead.
 */
export function withoutStyles(html: string): string {
  // Renamed as text: a parser would report the styles as a violation of the page's policy.
  const renamed = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/(<[a-z][^>]*?[\s"'])style(\s*=)/gi, '$1data-style$2');
  const { body } = new DOMParser().parseFromString(renamed, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset.style ?? '';
    delete element.dataset.style;
    const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1];
    const saysBold = element.matches('b, strong');
    if (/text-decoration(-line)?\s*:[^;]*\bunderline\b/i.test(style)) wrapContent(element, 'u');
    if (weight && isBold(weight) && !saysBold) wrapContent(element, 'strong');
    if (weight && !isBold(weight) && saysBold) element.replaceWith(...element.childNodes);
  }
  return body.innerHTML;
}

function wrapContent(element: HTMLElement, name: 'strong' | 'u'): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
