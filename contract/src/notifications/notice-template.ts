/** Placeholders of a notice: the letter, its due day and state, the reason, who acted and their message. */
export const noticePlaces = ['number', 'subject', 'due', 'left', 'reason', 'by', 'message'] as const;
export type NoticePlace = (typeof noticePlaces)[number];

const place = /\{([^{}]*)\}/g;

/** Unknown placeholders of a template, such as `{sbject}`. */
export function unknownPlaces(template: string): string[] {
  return [...template.matchAll(place)].map(([, name = '']) => name).filter((name) => !noticePlaces.includes(name as NoticePlace));
}

/** A pattern for empty placeholders with the brackets and the space around them. */
function absent(values: Partial<Record<NoticePlace, string>>): RegExp {
  const names = noticePlaces.filter((name) => !values[name]).join('|');
  return new RegExp(names === '' ? '(?!)' : `\\s*\\(\\{(?:${names})\\}\\)|\\{(?:${names})\\} ?`, 'g');
}

/** Fills in a template. A line whose placeholders are all empty is left out, so that a letter without a due day does not mention one. */
export function fillTemplate(
  template: string,
  values: Partial<Record<NoticePlace, string>>,
  decorate: (name: NoticePlace, value: string) => string = (_, value) => value,
): string[] {
  return template.split('\n').flatMap((line) => {
    const named = [...line.matchAll(place)].map(([, name]) => values[name as NoticePlace] ?? '');
    if (named.length > 0 && named.every((value) => value === '')) return [];
    const spoken = line.replace(absent(values), '');
    return [spoken.replace(place, (_, name: NoticePlace) => decorate(name, values[name] ?? '')).trim()];
  });
}
