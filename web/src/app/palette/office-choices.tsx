import { findParties } from '@sarabun/contract/documents/route-actions';
import { listPersons } from '@sarabun/contract/people/persons';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSettingsMenu } from '../../features/settings';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import type { Choice } from './choice';

const shownAtOnce = 5;
const peoplePage = 'employee-information';
const personIcon = <IconUser size={18} stroke={1.7} aria-hidden />;

/**
 * Units and people by a word of their names. A unit leads to the letters that concern it; a person to their page of the settings for those
 * who may see it, and otherwise to the letters that name them.
 */
export function useOfficeChoices(query: string, recent: readonly { key: string; title?: string }[]): { choices: Choice[]; isFetching: boolean } {
  const { t } = useText();
  const navigate = useNavigate();
  const page = useSettingsMenu()
    .data?.flatMap(({ pages }) => pages)
    .find(({ path }) => path === peoplePage);
  const asks = query.replace(/\s/g, '').length > 1;
  const units = useQuery({
    queryKey: ['palette', 'units', query],
    queryFn: ({ signal }) => call(findParties, { search: query, kind: 'unit' }, { signal }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const people = useQuery({
    queryKey: ['palette', 'people', query, page !== undefined],
    queryFn: async ({ signal }) => {
      if (!page) {
        const { items } = await call(findParties, { search: query, kind: 'person' }, { signal });
        return items.map(({ deskId, name, detail, unitName }) => ({ key: `named ${deskId}`, name, about: [detail, unitName] }));
      }
      const { data } = await call(listPersons, { search: query, page: 1, pageSize: shownAtOnce, state: 'on' }, { signal });
      return data.map(({ personId, name, positionName, unitName }) => ({ key: `person ${personId}`, name, about: [positionName, unitName] }));
    },
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const unit = (id: string, title: string): Choice => ({
    key: `unit ${id}`,
    group: 'units',
    icon: <IconBuilding size={18} stroke={1.7} aria-hidden />,
    title,
    detail: t('palette.lettersOfUnit'),
    run: () => void navigate({ to: '/sarabun/search', search: { unit: Number(id) } }),
    keeps: 'title',
  });
  const person = (key: string, title: string, detail = ''): Choice[] => {
    const [kind, id] = key.split(' ');
    const shared = { key, group: 'people', icon: personIcon, title, detail, keeps: 'title' } as const;
    if (kind === 'named') return [{ ...shared, run: () => void navigate({ to: '/sarabun/search', search: { q: title } }) }];
    if (!page) return [];
    const params = { menuID: String(page.menuId), page: peoplePage };
    return [{ ...shared, run: () => void navigate({ to: '/settings/$menuID/$page', params, search: { row: Number(id) } }) }];
  };
  const before = recent.flatMap(({ key, title }): Choice[] => {
    if (title === undefined || !/^(unit|person|named) \d{1,9}$/.test(key)) return [];
    return key.startsWith('unit ') ? [unit(key.slice(5), title)] : person(key, title);
  });
  const found = asks
    ? [
        ...(people.data ?? []).slice(0, shownAtOnce).flatMap(({ key, name, about }) => person(key, name, about.filter(Boolean).join(' · '))),
        ...(units.data?.items ?? []).slice(0, shownAtOnce).map(({ unitId, name }) => unit(String(unitId), name)),
      ]
    : [];
  const choices = [...new Map([...before, ...found].map((choice) => [choice.key, choice])).values()];
  return { choices, isFetching: asks && (people.isFetching || units.isFetching) };
}
