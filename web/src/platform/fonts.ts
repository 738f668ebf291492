/**
 * Retries fonts that failed to load, because a browser tries each only once. A rule that is inserted again counts as a new font, which is
 * loaded when a text needs it.
 */
export function fetchFontsAgain(page: Document): void {
  const failed = new Set([...(page.fonts ?? [])].filter(({ status }) => status === 'error').map(({ family }) => bare(family)));
  if (failed.size === 0) return;
  for (const sheet of page.styleSheets) {
    [...sheet.cssRules].forEach((rule, place) => {
      if (!(rule instanceof CSSFontFaceRule) || !failed.has(bare(rule.style.getPropertyValue('font-family')))) return;
      const text = rule.cssText;
      sheet.deleteRule(place);
      sheet.insertRule(text, place);
    });
  }
}

const bare = (family: string) => family.replaceAll(/["']/g, '');
