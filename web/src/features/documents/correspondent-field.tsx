import { findCorrespondents } from '@sarabun/contract/settings/document-words';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../platform/call';
import { Field } from '../../ui/field';
import { useDebounced } from '../../ui/use-debounced';

const searchDelay = 250;

interface CorrespondentFieldProps {
  side: 'from' | 'to';
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Where a letter comes from or goes to. The organisations of the settings are proposed while it is typed; any other text will do, too. */
export function CorrespondentField({ side, label, value, error, onChange }: CorrespondentFieldProps) {
  const list = useId();
  const search = useDebounced(value.trim(), searchDelay).slice(0, 100);
  const { data } = useQuery({
    queryKey: ['settings', 'correspondents', side, search],
    queryFn: ({ signal }) => call(findCorrespondents, { side, search }, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <>
          <input {...control} className="in" maxLength={300} list={list} value={value} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
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
