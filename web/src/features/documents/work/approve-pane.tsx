import { approveProposal } from '@sarabun/contract/documents/assignment-actions';
import type { Proposal } from '@sarabun/contract/documents/open-document';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { usePhrases } from '../../settings';
import { Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import { faultsOf, workGiven } from '../fields/assignment-rules';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';
import { WorkFields } from '../fields/work-fields';
import { dueOfLeg } from '../view/due-here';
import { ProposalText } from '../view/proposal-text';
import styles from '../view/story.module.css';

/** Approves an assignment that was proposed with the letter (อนุมัติตามเสนอ), as proposed or changed. */
export function ApprovePane(props: PaneProps) {
  const leg = props.letter.route.find((one) => one.legId === props.legId);
  return leg?.proposal ? <ProposalForm {...props} proposal={leg.proposal} proposer={leg.from?.name ?? ''} /> : null;
}

function ProposalForm({ letter, legId, head, onFailure, proposal, proposer }: PaneProps & { proposal: Proposal; proposer: string }) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`approve_${legId}`, { text: '', changes: false, ...proposal, jobTypeId: proposal.jobTypeId ?? null });
  const [tried, setTried] = useState(false);
  const approve = usePaneAct(approveProposal, { letter, onFailure });
  const phrases = usePhrases('command', letter.kind);
  const found = () => (draft.changes ? faultsOf(draft, bangkokDay(new Date())) : {});
  const submit = () => {
    setTried(true);
    if (Object.keys(found()).length > 0) return;
    approve.send(
      { legId, text: draft.text.trim(), changed: draft.changes ? workGiven(draft) : undefined },
      t('route.approved', { n: draft.parties.length }),
      clear,
    );
  };
  return (
    <ActForm
      label={t('documents.mode.approveProposal')}
      head={head}
      effect={t('route.approveEffect')}
      button={{ text: draft.changes ? t('route.approveChanged') : t('route.approve'), icon: <IconCheck size={20} stroke={2} aria-hidden /> }}
      act={approve}
      onSubmit={submit}
    >
      {draft.changes ? (
        <>
          <WorkFields
            work={draft}
            onChange={change}
            faults={tried ? found() : {}}
            kind={letter.kind}
            label={t('documents.parties')}
            inherited={dueOfLeg(letter, legId)}
          />
          <Button tone="quiet" size="sm" onClick={() => change({ changes: false, ...proposal, jobTypeId: proposal.jobTypeId ?? null })}>
            {t('route.keepProposal')}
          </Button>
        </>
      ) : (
        <section className={styles.proposal} aria-label={t('route.proposalOf', { name: proposer })}>
          <p className={clsx(ui.sm, ui.soft)}>{t('route.proposalOf', { name: proposer })}</p>
          <ProposalText proposal={proposal} />
          <Button tone="ghost" size="sm" icon={<IconPencil size={17} stroke={1.8} aria-hidden />} onClick={() => change({ changes: true })}>
            {t('route.changeProposal')}
          </Button>
        </section>
      )}
      <Words label={t('documents.commandText')} rows={2} value={draft.text} onChange={(text) => change({ text })} phrases={phrases} />
    </ActForm>
  );
}
