/** What an element says, with plain blanks where the screen has such as no line breaks at. */
export const shownText = (element: Element | null | undefined): string => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

/** Finds the innermost element that says the whole text, also where parts of it stand in elements of their own: `findByText(saying('1–3 จาก 3 เรื่อง'))`. */
export const saying =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    shownText(element) === text && !Array.from(element?.children ?? []).some((child) => shownText(child) === text);
