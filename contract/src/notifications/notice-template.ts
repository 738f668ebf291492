/** Words of a notice that are filled in: of the letter, its due day and how it stands, why it was done, who acted and what they said. */
export const noticePlaces = ['number', 'subject', 'due', 'left', 'reason', 'by', 'message'] as const;
export type NoticePlace = (typeof noticePlaces)[number];

const place = /\{([^{}]*)\}/g;

/** The places that a template names and nobody fills in, such as `{sbject}`. */
export function unknownPlaces(template: string): string[] {
  return [...template.matchAll(place)].map(([, name = '']) => name).filter((name) => !noticePlaces.includes(name as NoticePlace));
}

/** A place that has nothing to say, with the brackets and the space around it. */
function absent(values: Partial<Record<NoticePlace, string>>): RegExp {
  const names = noticePlaces.filter((name) => !values[name]).join('|');
  return new RegExp(names === '' ? '(?!)' : `\\s*\\(\\{(?:${names})\\}\\)|\\{(?:${names})\\} ?`, 'g');
}

/** Fills in a template. A line of which no place has anything to say is left out, so that a letter without a due day has no word of it. */
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
