import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../button';
import { AskingDialog } from '../dialogs/asking-dialog';
import { Note } from '../note';
import ui from '../styles/ui.module.css';
import { Field } from './field';
import { LongText } from './long-text';
import { type Recognition, recognitionOf } from './speech';

interface DictationDialogProps {
  label: string;
  language: 'th' | 'en';
  onText: (text: string) => void;
  onClose: () => void;
}

const troubles = ['not-allowed', 'no-speech', 'audio-capture', 'network'] as const;
type Trouble = (typeof troubles)[number] | 'other';
const troubleOf = (error: string): Trouble => troubles.find((one) => one === error) ?? 'other';

/** Listens, shows what it understood to be corrected, and gives it on only when the person says so. */
export function DictationDialog({ label, language, onText, onClose }: DictationDialogProps) {
  const { t } = useText();
  const [text, setText] = useState('');
  const hear = (words: string) => {
    const written = language === 'th' ? toThaiDigits(words.trim()) : words.trim();
    if (written) setText((before) => (before ? `${before.trimEnd()} ${written}` : written));
  };
  const { isListening, heard, trouble, listen, stop } = useListening(language, hear);
  return (
    <AskingDialog
      title={t('dictation.title', { label })}
      text={t('dictation.lead')}
      submit={t('dictation.use')}
      act={{ busy: false, failure: '' }}
      blocked={text.trim() === ''}
      focusTitle
      onSubmit={() => {
        stop();
        onText(text.trim());
      }}
      onClose={onClose}
    >
      {trouble && <Note tone="amber">{t(`dictation.troubles.${trouble}`)}</Note>}
      <div className={clsx(ui.row, ui.wrap)}>
        <Button
          tone="ghost"
          icon={isListening ? <IconPlayerStop size={18} stroke={1.7} aria-hidden /> : <IconMicrophone size={18} stroke={1.7} aria-hidden />}
          onClick={isListening ? stop : listen}
        >
          {t(isListening ? 'dictation.stop' : 'dictation.goOn')}
        </Button>
        <span className={clsx(ui.sm, ui.muted, ui.grow)} role="status">
          {isListening ? heard || t('dictation.listening') : ''}
        </span>
      </div>
      <Field label={t('dictation.understood')} hint={t('dictation.privacy')}>
        {(control) => <LongText {...control} rows={5} most={2000} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
    </AskingDialog>
  );
}

/** The browser's recognition, from the opening of the dialog until it is stopped. `hear` gets each finished sentence. */
function useListening(language: 'th' | 'en', hear: (words: string) => void) {
  const [isListening, setListening] = useState(false);
  const [heard, setHeard] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const recognition = useRef<Recognition | null>(null);
  const onHear = useRef(hear);
  onHear.current = hear;

  function listen() {
    const Speech = recognitionOf(window);
    if (!Speech) return;
    const own = new Speech();
    recognition.current = own;
    own.lang = language === 'th' ? 'th-TH' : 'en-US';
    own.continuous = true;
    own.interimResults = true;
    own.onresult = ({ resultIndex, results }) => {
      const fresh = Array.from(results).slice(resultIndex);
      const words = (isFinal: boolean) => fresh.flatMap((result) => (result.isFinal === isFinal ? (result[0]?.transcript ?? '') : [])).join(' ');
      setHeard(words(false));
      onHear.current(words(true));
    };
    own.onerror = ({ error }) => error !== 'aborted' && setTrouble(troubleOf(error));
    own.onend = () => {
      if (recognition.current !== own) return;
      recognition.current = null;
      setListening(false);
      setHeard('');
    };
    setTrouble(null);
    setListening(true);
    own.start();
  }
  const stop = () => recognition.current?.stop();

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when the dialog opens
  useEffect(() => {
    listen();
    return () => {
      const own = recognition.current;
      recognition.current = null;
      own?.abort();
    };
  }, []);
  return { isListening, heard, trouble, listen, stop };
}
