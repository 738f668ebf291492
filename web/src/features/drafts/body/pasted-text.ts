const isBold = (weight: string) => /^(bold(er)?|[5-9]\d{2,})$/i.test(weight);

/**
 * Removes styles from pasted HTML, because the page only allows its own. Words that a style makes bold or underlined, as in web word
 * processors, are marked by elements instead, and cells that it aligns by an attribute.
 */
export function withoutStyles(html: string): string {
  // Renamed as text: a parser would report the styles as a violation of the page's policy.
  const renamed = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/(<[a-z][^>]*?[\s"'])style(\s*=)/gi, '$1data-style$2');
  const { body } = new DOMParser().parseFromString(renamed, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset.style ?? '';
    const align = /text-align\s*:\s*(left|center|right)/i.exec(style)?.[1];
    if (align) element.setAttribute('align', align);
    delete element.dataset.style;
    const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1];
    const saysBold = element.matches('b, strong');
    if (/text-decoration(-line)?\s*:[^;]*\bunderline\b/i.test(style)) wrapContent(element, 'u');
    if (weight && isBold(weight) && !saysBold) wrapContent(element, 'strong');
    if (weight && !isBold(weight) && saysBold) element.replaceWith(...element.childNodes);
  }
  for (const column of body.querySelectorAll('colgroup, col')) column.remove();
  for (const cell of body.querySelectorAll('td, th')) tidyCell(cell);
  return body.innerHTML;
}

/** A cell stands as its first paragraph does, keeps no table within, and has no width of another program's page. */
function tidyCell(cell: Element): void {
  for (const inner of cell.querySelectorAll('table')) inner.replaceWith(...[...inner.querySelectorAll('tr')].map(asParagraph));
  const align = cell.getAttribute('align') ?? cell.querySelector('p[align], div[align]')?.getAttribute('align');
  if (align) cell.setAttribute('align', align.toLowerCase());
  cell.removeAttribute('width');
}

function asParagraph(row: Element): Element {
  const paragraph = row.ownerDocument.createElement('p');
  paragraph.textContent = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent?.trim()).join(' ');
  return paragraph;
}

function wrapContent(element: HTMLElement, name: 'strong' | 'u'): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
