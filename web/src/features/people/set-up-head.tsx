import { givePost } from '@sarabun/contract/organization/post-seats';
import { masterCalls } from '@sarabun/contract/settings/master-calls';
import { editableFields, emptyValue } from '@sarabun/contract/settings/master-table';
import { positionInformation } from '@sarabun/contract/settings/tables/position-information';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import type { Pickable } from '../../ui/fields/search-picker';
import { Form } from '../../ui/forms/form';
import ui from '../../ui/styles/ui.module.css';
import { headPostOf, useHeadPost } from './set-up-head-post';
import { PersonChoice } from './set-up-person-choice';
import { useAct } from './use-act';

const calls = masterCalls(positionInformation);
const nothing = Object.fromEntries(editableFields(positionInformation).map(([name, field]) => [name, emptyValue(field)]));

interface HeadStepProps {
  unitId: number;
  /** The Thai name of the unit, of which the post is named. */
  nameTh: string;
  heads: readonly string[];
  persons: readonly Pickable[];
  onNext: () => void;
}

/** The fourth step: the post of the head, and who holds it. A post that was made before its holder was refused is taken again. */
export function HeadStep({ unitId, nameTh, heads, persons, onNext }: HeadStepProps) {
  const { t } = useText();
  const [post, setPost] = useState(t('setUp.headOf', { name: nameTh }));
  const [chosen, setChosen] = useState<Pickable | null>(null);
  const made = useRef<number | null>(null);
  const act = useAct(onNext);
  const headPost = useHeadPost(unitId);
  if (heads.length > 0)
    return (
      <>
        <p className={ui.soft}>{t('setUp.hasHead', { names: heads.join(', ') })}</p>
        <div className={clsx(ui.row, ui.wrap)}>
          <Button onClick={onNext}>{t('setUp.next')}</Button>
          {headPost && (
            <Link
              to="/settings/$menuID/$page"
              params={{ menuID: '3164', page: positionInformation.path }}
              search={{ row: headPost.id } as never}
              className={clsx(ui.btn, ui.ghost)}
            >
              {t('setUp.changeHead')}
            </Link>
          )}
        </div>
      </>
    );
  const appoint = (personId: number) =>
    act.run(async () => {
      made.current ??= (await headPostOf(unitId))?.id ?? null;
      made.current ??= (await call(calls.create, { values: { ...nothing, nameTh: post, unitId, isHead: true } })).item.id;
      await call(givePost, { postId: made.current, personId, function: 'holder', isMain: true, startsOn: bangkokDay(new Date()), endsOn: null });
    }, t('setUp.headSaved'));
  const save = () => {
    const missing = {
      ...(post.trim() === '' && { nameTh: t('setUp.noPostName') }),
      ...(!chosen && { personId: t('setUp.nobodyChosen') }),
    };
    return chosen && post.trim() !== '' ? appoint(chosen.id) : act.setFaults(missing);
  };
  return (
    <Form act={act} className={ui.stack} onSubmit={save}>
      <Field label={t('setUp.headPost')} required error={act.faults['values.nameTh'] ?? act.faults.nameTh}>
        {(control) => <input {...control} className={ui.input} maxLength={200} value={post} onChange={(event) => setPost(event.target.value)} />}
      </Field>
      <PersonChoice persons={persons} chosen={chosen} error={act.faults.personId} onChoose={setChosen} />
      <div className={ui.row}>
        <Button type="submit" busy={act.busy}>
          {t('setUp.saveHead')}
        </Button>
      </div>
    </Form>
  );
}
