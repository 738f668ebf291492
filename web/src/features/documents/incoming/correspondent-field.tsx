import { earlierWords } from '@sarabun/contract/documents/earlier-words';
import { findCorrespondents } from '@sarabun/contract/settings/document-words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { call } from '../../../platform/call';
import { Field } from '../../../ui/fields/field';
import ui from '../../../ui/styles/ui.module.css';
import { useDebounced } from '../../../ui/use-debounced';
import { CompletedText } from './completed-text';

const searchDelay = 250;

interface CorrespondentFieldProps {
  side: 'from' | 'to';
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  required?: boolean;
  /** The registry and sender whose earlier letters complete the text. */
  earlier?: { deskId: number; sender: string } | undefined;
  hint?: ReactNode;
}

/** The origin or destination of a letter, with the organisations of the settings as suggestions; any other text is allowed, too. */
export function CorrespondentField({ side, label, value, error, onChange, required = true, earlier, hint }: CorrespondentFieldProps) {
  const list = useId();
  const search = useDebounced(value.trim(), searchDelay).slice(0, 100);
  const { data } = useQuery({
    queryKey: ['settings', 'correspondents', side, search],
    queryFn: ({ signal }) => call(findCorrespondents, { side, search }, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <>
          {earlier ? (
            <CompletedText
              control={control}
              list={list}
              maxLength={300}
              value={value}
              onChange={onChange}
              queryKey={['documents', 'earlier', earlier, side]}
              find={async (text, signal) => {
                const asked = { ...earlier, field: side === 'from' ? ('sender' as const) : ('addressee' as const), text: text.trim().slice(0, 200) };
                return (await call(earlierWords, asked, { signal })).items;
              }}
            />
          ) : (
            <input
              {...control}
              className={ui.input}
              maxLength={300}
              list={list}
              value={value}
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
            />
          )}
          <datalist id={list}>
            {data?.items.map(({ id, name, letterCode }) => (
              <option key={id} value={name}>
                {letterCode}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
