import type { Attendant, LetterContent } from '@sarabun/contract/drafts/letter-content';
import { type LetterField, proposedWords } from '@sarabun/contract/drafts/letter-fields';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import { InForceField } from './fields/in-force-field';
import { ListField } from './list-field';

type Value = LetterContent[Exclude<LetterField, 'body'>];

interface ContentFieldProps {
  field: Exclude<LetterField, 'body'>;
  label: string;
  required: boolean;
  error: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
}

const tall: readonly LetterField[] = ['subject', 'address'];
const longest: Partial<Record<LetterField, number>> = {
  subject: 1000,
  addressee: 300,
  about: 300,
  meeting: 300,
  place: 300,
  address: 500,
  subjectPerson: 300,
  email: 200,
};

/** One field of a letter, by its type: a line, several lines, a day, a list of lines, enclosures or persons. */
export function ContentField({ field, label, required, error, value, onChange }: ContentFieldProps) {
  const common = { label, required, error };
  if (field === 'heldOn') return <DayField {...common} value={value as string | null} onChange={onChange} />;
  if (field === 'effectiveFrom') return <InForceField {...common} value={value as string} onChange={onChange} />;
  if (field === 'references' || field === 'copies') {
    return (
      <ListField
        {...common}
        columns={[{ key: 'text', maxLength: field === 'references' ? 500 : 300 }]}
        rows={(value as string[]).map((text) => ({ text }))}
        onChange={(rows) => onChange(rows.map(({ text = '' }) => text))}
      />
    );
  }
  if (field === 'enclosures') {
    return (
      <ListField
        {...common}
        columns={[
          { key: 'name', maxLength: 300 },
          { key: 'quantity', maxLength: 100, narrow: true },
        ]}
        rows={value as LetterContent['enclosures']}
        onChange={(rows) => onChange(rows as LetterContent['enclosures'])}
      />
    );
  }
  if (field === 'present' || field === 'absent' || field === 'attending') {
    return (
      <ListField
        {...common}
        columns={[
          { key: 'name', called: 'person', maxLength: 200 },
          { key: 'position', maxLength: 200 },
        ]}
        rows={value as Attendant[]}
        onChange={(rows) => onChange(rows as Attendant[])}
      />
    );
  }
  return <TextField {...common} field={field} value={value as string} onChange={onChange} />;
}

function TextField({
  field,
  label,
  required,
  error,
  value,
  onChange,
}: Omit<ContentFieldProps, 'value' | 'onChange'> & { value: string; onChange: (value: string) => void }) {
  const words = proposedWords[field] ?? [];
  const maxLength = longest[field] ?? 100;
  return (
    <Field label={label} required={required} error={error}>
      {(control) =>
        tall.includes(field) ? (
          <textarea
            {...control}
            className={ui.input}
            rows={2}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(field === 'subject' ? event.target.value.replace(/\n/g, ' ') : event.target.value)}
          />
        ) : (
          <>
            <input
              {...control}
              className={ui.input}
              maxLength={maxLength}
              value={value}
              autoComplete="off"
              {...(words.length > 0 && { list: `${control.id}-words` })}
              onChange={(event) => onChange(event.target.value)}
            />
            {words.length > 0 && (
              <datalist id={`${control.id}-words`}>
                {words.map((word) => (
                  <option key={word} value={word} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Field>
  );
}
