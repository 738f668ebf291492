import { IconPlugConnectedX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { sentenceOf } from '../platform/call-failed';
import { useText } from '../platform/i18n';
import { Button } from './button';
import { Emblem } from './emblem';
import ui from './styles/ui.module.css';

interface BlankStateProps {
  /** Nothing to show (`empty`), or a failure (`error`). */
  kind: 'empty' | 'error';
  title: string;
  text?: ReactNode;
  /** One useful next step. */
  children?: ReactNode;
  small?: boolean;
  /** It replaces a whole page: its title is the heading. */
  page?: boolean;
}

/** Shown instead of rows or pages when there are none. */
export function BlankState({ kind, title, text, children, small = false, page = false }: BlankStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className={clsx(ui.blank, small && ui.small)} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'error' ? (
        <span className={clsx(ui.blankMark, ui.error)}>
          <IconPlugConnectedX size={small ? 26 : 40} stroke={1.6} aria-hidden />
        </span>
      ) : (
        <Emblem name="lotus-seal" size={small ? 48 : 84} />
      )}
      <Title className={small ? ui.strong : ui.h2}>{title}</Title>
      {text && <p className={clsx(ui.soft, ui.blankText, small && ui.sm)}>{text}</p>}
      {children && <div className={clsx(ui.row, ui.wrap, ui.blankSteps)}>{children}</div>}
    </div>
  );
}

interface FailedStateProps {
  /** The failed query. */
  query: { error: Error | null; refetch: () => unknown };
  title?: string;
  small?: boolean;
  page?: boolean;
}

/** Shows that something could not be read, with the reason and a retry. */
export function FailedState({ query, title, small = false, page = false }: FailedStateProps) {
  const { t } = useText();
  return (
    <BlankState kind="error" small={small} page={page} title={title ?? t('start.notShown')} text={sentenceOf(query.error)}>
      <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
    </BlankState>
  );
}
