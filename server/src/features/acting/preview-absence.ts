import type { previewAbsence as previewEndpoint, previewOwnAbsence as previewOwnEndpoint, StandIns } from '@sarabun/contract/acting/acting';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext } from '../../platform/action';
import { type ActingTerm, actingTerms, daysWithout } from './acting-rules';
import { findFacts, findPostsHeld, nameTerms } from './acting-store';

/** The longest span that is looked through; longer ones are refused when they are entered. */
const maxDays = 366;

/** Who would stand in for each post of a person who is away, as if the absence were entered already. */
export async function previewAbsence(
  { db, now }: ReadContext,
  { personId, startsOn, endsOn }: InputOf<typeof previewEndpoint>,
): Promise<AnswerOf<typeof previewEndpoint>> {
  const today = bangkokDay(now);
  const from = startsOn < today ? today : startsOn;
  const to = endsOn > dayAfter(from, maxDays) ? dayAfter(from, maxDays) : endsOn;
  if (to < from) return { posts: [] };
  const posts: StandIns[] = [];
  for (const { postId, postName, ...held } of await findPostsHeld(db, personId, { startsOn: from, endsOn: to })) {
    const facts = await findFacts(db, postId, from);
    const away = { ...facts, absences: [...facts.absences, { personId, startsOn: from, endsOn: to }] };
    const days = { startsOn: held.startsOn > from ? held.startsOn : from, endsOn: held.endsOn !== null && held.endsOn < to ? held.endsOn : to };
    const terms = actingTerms(away, days.startsOn).flatMap((term) => within(term, days));
    posts.push({ postId, postName, acting: await nameTerms(db, terms), without: daysWithout(terms, days) });
  }
  return { posts };
}

export const previewOwnAbsence = (context: ReadContext, days: InputOf<typeof previewOwnEndpoint>): Promise<AnswerOf<typeof previewOwnEndpoint>> =>
  previewAbsence(context, { ...days, personId: context.actor.personId });

const within = (term: ActingTerm, { startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  term.startsOn > endsOn || (term.endsOn !== null && term.endsOn < startsOn)
    ? []
    : [{ ...term, endsOn: term.endsOn === null || term.endsOn > endsOn ? endsOn : term.endsOn }];
