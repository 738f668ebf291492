import { letterNumberInThai, typedDigits } from '@sarabun/contract/values/thai-digits';
import { IconArrowRight, IconBookmark, IconFileText, IconHistory, IconRoute } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTrailPage } from '../../features/history';
import { LetterLine, noteFoundBy, useLetterFinder } from '../../features/search';
import { useText } from '../../platform/i18n';
import { useActChoices } from './act-choices';
import { type Choice, inGroups, matching, saysAll } from './choice';
import { useOfficeChoices } from './office-choices';
import { recentChoices, recentIds } from './recent-choices';
import { useScreenChoices, useSettingsChoices } from './screen-choices';

const mostAtOnce = 6;
const look = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** The choices for what is typed, in groups. `query` is the same text after a rest: what the server is asked for. */
export function useChoices(typed: string, query: string, personId: number) {
  const recent = recentChoices(personId);
  const office = useOfficeChoices(query, recent);
  const letters = useLetterChoices(query, personId, recentIds(recent, 'letter'));
  const offered = [...useActChoices(), ...useScreenChoices(), ...useSettingsChoices()];
  const recentKeys = recent.map(({ key }) => key);
  if (typed === '') {
    const before = inGroups([...offered, ...office.choices, ...letters.recent], recentKeys, mostAtOnce).filter(({ group }) => group === 'recent');
    const acts = offered.filter(({ group, key }) => group === 'acts' && !before.some(({ choices }) => choices.some((one) => one.key === key)));
    return { groups: [...before, ...inGroups([...acts, ...letters.further], [], mostAtOnce)], isFetching: false, failure: null };
  }
  const local = matching([...offered, ...letters.recent], typed);
  const found = [...local, ...office.choices.filter((choice) => choice.group === 'units' || matching([choice], typed).length > 0), ...letters.found];
  const once = [...new Map([...letters.further, ...found].map((choice) => [choice.key, choice])).values()];
  // A letter that was opened lately and has the words in its text only stays where the search puts it.
  const said = new Set([...local, ...office.choices].map(({ key }) => key));
  const isFetching = typed !== query || office.isFetching || letters.isFetching;
  const lately = recentKeys.filter((key) => said.has(key));
  return { groups: inGroups(once, lately, mostAtOnce), isFetching, failure: letters.failure };
}

function useLetterChoices(query: string, personId: number, recent: readonly number[]) {
  const { t } = useText();
  const navigate = useNavigate();
  const finder = useLetterFinder(query, personId, recent);
  const trail = useTrailChoice(query);
  const find = (search: object) => void navigate({ to: '/sarabun/search', search });
  const found = numberFirst(finder.letters, query).map(
    (letter): Choice => ({
      key: `letter ${letter.documentId}`,
      group: 'letters',
      icon: <IconFileText {...look} />,
      title: letter.subject,
      content: <LetterLine letter={letter} terms={finder.terms} />,
      run: () => {
        noteFoundBy(personId, query, letter);
        find({ q: query, document: letter.documentId });
      },
      keeps: letter.secrecy === 1 ? 'key' : 'nothing',
    }),
  );
  const before = finder.recent.map(
    ({ documentId, subject, number, sender }): Choice => ({
      key: `letter ${documentId}`,
      group: 'letters',
      icon: <IconFileText {...look} />,
      title: subject,
      detail: [letterNumberInThai(number), sender].filter(Boolean).join(' · '),
      words: `${number} ${sender}`,
      run: () => find({ document: documentId }),
      keeps: 'key',
    }),
  );
  const further = { group: 'further', keeps: 'nothing' } as const;
  const page: Choice = { ...further, key: 'search', icon: <IconArrowRight {...look} />, title: '', run: () => find({}) };
  if (!finder.asks) {
    const words = finder.words.map((said): Choice => {
      return {
        ...further,
        key: `words ${said}`,
        icon: <IconHistory {...look} />,
        title: said,
        detail: t('palette.searchedBefore'),
        run: () => find({ q: said }),
      };
    });
    const saved = finder.saved.map(({ id, name, state }): Choice => {
      return { ...further, key: `saved ${id}`, icon: <IconBookmark {...look} />, title: name, detail: t('palette.savedSearch'), run: () => find(state) };
    });
    return { ...finder, recent: before, found: [], further: [...words.slice(0, 3), ...saved.slice(0, 2), { ...page, title: t('palette.searchPage') }] };
  }
  const all = () => {
    noteFoundBy(personId, query, null);
    find({ q: query });
  };
  return { ...finder, recent: before, found, further: [{ ...page, title: t('palette.allLetters', { words: query }), run: all }, ...trail] };
}

/** The letters whose number has all that is typed come before those with the words elsewhere, each in the order of the search. */
function numberFirst<Letter extends { number: string }>(letters: readonly Letter[], typed: string): Letter[] {
  const isTyped = ({ number }: Letter) => saysAll(number, typed);
  return [...letters.filter(isTyped), ...letters.filter((letter) => !isTyped(letter))];
}

/** The trail of letters under a number, for people who may view the history: also of letters that they may not read. */
function useTrailChoice(query: string): Choice[] {
  const { t } = useText();
  const navigate = useNavigate();
  const page = useTrailPage();
  if (!page || typedDigits(query) === '') return [];
  const run = () => void navigate({ to: '/settings/$menuID/$page', params: { menuID: String(page.menuId), page: page.path }, search: { letter: query } });
  return [{ key: 'trail', group: 'further', icon: <IconRoute {...look} />, title: t('history.ofNumber', { number: query }), run, keeps: 'nothing' }];
}
