import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { IconRoute } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import { useSettingsMenu } from '../settings';

/** The letter of a trail: by id, or by number. */
type Trail = { documentId: number; letterNumber?: never } | { documentId?: never; letterNumber: string };

/** The page with the trails of letters, for people who may view the history. */
export const useTrailPage = () =>
  useSettingsMenu()
    .data?.flatMap((group) => group.pages)
    .find(({ path }) => path === 'history-activity');

/** A link to the trail of a letter, for people who may view the history. It does not open the letter. */
export function TrailLink({ documentId, letterNumber, className = clsx(ui.btn, ui.ghost, ui.sm) }: Trail & { className?: string | undefined }) {
  const { t } = useText();
  const page = useTrailPage();
  if (!page) return null;
  return (
    <Link
      to="/settings/$menuID/$page"
      params={{ menuID: String(page.menuId), page: page.path }}
      search={documentId === undefined ? { letter: letterNumber } : { document: documentId }}
      className={className}
    >
      <IconRoute size={18} stroke={1.7} aria-hidden />
      {letterNumber === undefined ? t('history.ofLetter') : t('history.ofNumber', { number: letterNumberInThai(letterNumber) })}
    </Link>
  );
}
