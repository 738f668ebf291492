import { IconMicrophone } from '@tabler/icons-react';
import { createContext, Suspense, useContext, useState } from 'react';
import { agency } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { Button } from '../button';
import { lazyDialog } from '../lazy-dialog';
import ui from '../styles/ui.module.css';
import { recognitionOf } from './speech';

const DictationDialog = lazyDialog(async () => (await import('./dictation-dialog')).DictationDialog);

/**
 * Whether what is written here may be dictated. The browser's maker may turn speech into text on machines of its own, so letters with a secrecy
 * class are never dictated; a screen that does not know the class of its letter offers nothing.
 */
export const MayBeDictated = createContext(false);

interface DictationProps {
  /** The field that is dictated into. */
  label: string;
  language?: 'th' | 'en';
  /** The text, after the person has looked at it. */
  onText: (text: string) => void;
}

/** Dictates a long text, in agencies that allow it and browsers that can (specification §6). Elsewhere it is not there. */
export function Dictation({ label, language = 'th', onText }: DictationProps) {
  const { t } = useText();
  const isAllowed = useContext(MayBeDictated);
  const [open, setOpen] = useState(false);
  if (!isAllowed || !agency().dictation || recognitionOf(window) === null) return null;
  return (
    <>
      <Button tone="quiet" size="sm" icon={<IconMicrophone size={17} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
        {t('dictation.open')}
        <span className={ui.vh}>{` ${label}`}</span>
      </Button>
      {open && (
        <Suspense>
          <DictationDialog
            label={label}
            language={language}
            onText={(text) => {
              setOpen(false);
              onText(text);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A text with a dictated one behind it. */
export const withDictated = (before: string, text: string): string => `${before.trimEnd()}${before.trim() === '' ? '' : ' '}${text}`;
