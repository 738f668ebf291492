import { assignPresent } from '@sarabun/contract/documents/assignment-actions';
import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconUserUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDraft } from '../../../ui/forms/use-draft';
import { usePhrases } from '../../settings';
import { Choices, Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import { emptyWork, faultsOf, type Work, workGiven } from '../fields/assignment-rules';
import { type NamedDesk, PostField } from '../fields/named-desks';
import type { PaneProps } from '../fields/pane-props';
import { TemplatePicker } from '../fields/template-picker';
import { usePaneAct } from '../fields/use-route-act';
import { WorkFields } from '../fields/work-fields';
import { dueOfLeg } from '../view/due-here';

type Effect = 'whenApproved' | 'atOnce';

interface Draft extends Work {
  post: NamedDesk | null;
  text: string;
  takesEffect: Effect;
}

/** The initial proposal: empty, or the one proposed to this desk when it is passed up. */
function beginning(leg: RouteLeg | undefined): Draft {
  const { jobTypeId = null, ...proposed } = leg?.proposal ?? emptyWork;
  return { ...proposed, jobTypeId, post: leg?.planned[0] ?? null, text: '', takesEffect: 'whenApproved' };
}

/** Presents a letter to a superior with a proposed assignment (มอบหมาย/เสนอ); people who may assign can also assign at once. */
export function AssignPresentPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`assignPresent_${legId}`, beginning(letter.route.find((leg) => leg.legId === legId)));
  const [tried, setTried] = useState(false);
  const act = usePaneAct(assignPresent, { letter, onFailure });
  const phrases = usePhrases('present', letter.kind);
  const mayAssign = letter.allowedActions.includes('assign');
  const found = () => faultsOf(draft, bangkokDay(new Date()));
  const submit = () => {
    setTried(true);
    const { post, text, takesEffect } = draft;
    if (!post || Object.keys(found()).length > 0) return;
    act.send(
      { legId, deskId: post.deskId, text: text.trim(), ...workGiven(draft), takesEffect },
      t(`route.proposed.${takesEffect}`, { name: post.name }),
      clear,
    );
  };
  return (
    <ActForm
      label={t('documents.mode.assignPresent')}
      head={head}
      effect={t(`route.effect.${draft.takesEffect}`)}
      button={{ text: t(`route.propose.${draft.takesEffect}`), icon: <IconUserUp size={20} stroke={1.8} aria-hidden /> }}
      act={act}
      onSubmit={submit}
    >
      {mayAssign && (
        <Choices<Effect>
          label={t('route.takesEffect')}
          options={(['whenApproved', 'atOnce'] as const).map((code) => ({ code, text: t(`route.when.${code}`) }))}
          value={draft.takesEffect}
          onChange={(takesEffect) => change({ takesEffect })}
        />
      )}
      <PostField post={draft.post} onChange={(post) => change({ post })} invalid={tried && !draft.post} />
      <Words label={t('documents.opinion')} rows={3} value={draft.text} onChange={(text) => change({ text })} phrases={phrases} />
      <TemplatePicker way="parallel" onPick={({ parties }) => change({ parties })} />
      <WorkFields
        work={draft}
        onChange={change}
        faults={tried ? found() : {}}
        kind={letter.kind}
        inherited={dueOfLeg(letter, legId)}
        label={draft.takesEffect === 'atOnce' ? t('documents.parties') : t('route.proposedParties')}
      />
    </ActForm>
  );
}
