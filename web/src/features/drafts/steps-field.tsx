import { peopleAt } from '@sarabun/contract/acting/acting-phrase';
import type { LetterStep } from '@sarabun/contract/drafts/drafts';
import { letterForms, mayHavePanel } from '@sarabun/contract/drafts/letter-fields';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Avatar } from '../../ui/avatar';
import { Button, IconButton } from '../../ui/button';
import { removeRow } from '../../ui/forms/remove-row';
import { lazyPart } from '../../ui/lazy-part';
import ui from '../../ui/styles/ui.module.css';
import { Fault, PartyPicker } from '../documents';
import styles from './compose.module.css';
import composeFieldsStyles from './compose-fields.module.css';
import type { DraftFields } from './draft-fields';
import { useUsualSteps } from './fields/usual-steps';
import { inPanelOrder, inPanelRole, neededOf, type PanelRole, panelRoleOf } from './panel/panel-steps';
import type { LetterDraft } from './use-letter-draft';

const PanelFields = lazyPart(async () => (await import('./panel/panel-fields')).PanelFields);
const RoleChoice = lazyPart(async () => (await import('./panel/panel-fields')).RoleChoice);

/** Who checks and signs, in one line that opens to change it. */
export function Way({ draft: { fields, change, propose, isResumed }, isWriter, lacking }: { draft: LetterDraft; isWriter: boolean; lacking: boolean }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  // A draft that was left without a way was emptied by its writer: nothing is proposed then without being asked for.
  const [isTouched, setTouched] = useState(isResumed && fields.steps.length === 0);
  const names = fields.steps.map(({ role, name }) => `${t(`letters.role.${role}`)} ${name}`);
  return (
    <details className={composeFieldsStyles.way} open={isOpen || lacking} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={ui.sm}>
        <span className={composeFieldsStyles.wayLine}>
          <span className={ui.strong}>{t('letters.way')}</span>
          {names.length > 1 && <span className={ui.clip}>{names.slice(0, -1).join(' → ')}</span>}
          <span>
            {names.length > 1 && '→ '}
            {names.at(-1)}
            {names.length === 0 && isTouched && t('letters.lacking.signer')}
          </span>
        </span>
      </summary>
      <StepsField
        fields={fields}
        change={(part) => {
          setTouched(true);
          change(part);
        }}
        propose={propose}
        isTouched={isTouched}
        isWriter={isWriter}
        lacking={lacking}
      />
    </details>
  );
}

interface StepsFieldProps {
  fields: DraftFields;
  change: (part: Partial<DraftFields> | ((old: DraftFields) => DraftFields)) => void;
  /** Fills in a proposal, which alone is not saved. */
  propose: (part: Partial<DraftFields>) => void;
  /** The writer has changed the list: an empty one stays empty. */
  isTouched: boolean;
  /** Only the writer chooses reviewers and signers. */
  isWriter: boolean;
  lacking: boolean;
}

/** Reviewers and signers, in order. The heads above the writer are proposed; the last of the list signs. */
function StepsField({ fields, change, propose, isTouched, isWriter, lacking }: StepsFieldProps) {
  const { t, language } = useText();
  const { kind, steps } = fields;
  const signers = letterForms[kind].signers.length;
  const usual = useUsualSteps({ fields, propose, isTouched, isWriter });
  const isEmptied = isTouched && steps.length === 0;
  const group = useFocusInSight(steps.length);
  const { panel } = fields.content;
  const set = (next: LetterStep[]) =>
    change((old) => {
      if (!panel) return { ...old, steps: withRoles(next, signers) };
      return { ...old, steps: inPanelOrder(next, signers > 1), content: { ...old.content, panel: { ...panel, needed: neededOf(panel.needed, steps, next) } } };
    });
  const setPanel = (next: DraftFields['content']['panel']) =>
    change((old) => ({ ...old, content: { ...old.content, panel: next }, steps: next ? old.steps : withRoles(old.steps, signers) }));
  const changeRole = (step: LetterStep, role: PanelRole) => set(steps.map((one) => (one === step ? inPanelRole(one, role) : one)));
  const move = (index: number, by: -1 | 1) => {
    const next = [...steps];
    const [step] = next.splice(index, 1);
    if (step) next.splice(index + by, 0, step);
    set(next);
  };
  return (
    <fieldset ref={group} className={clsx(ui.field, styles.steps)}>
      {/* The line that opens the list names it. */}
      <legend className={ui.vh}>{t('letters.way')}</legend>
      <ol>
        {steps.map((step, index) => (
          <li key={step.deskId} className={ui.row} data-role={step.role} data-state={step.state}>
            <Avatar name={step.detail || step.name} size={34} />
            <span className={clsx(ui.grow, styles.step)}>
              <span className={clsx(ui.sm, ui.strong)}>{step.name}</span>
              <span className={clsx(ui.xs, ui.muted)}>{peopleAt(step, language)}</span>
            </span>
            {panel && isWriter ? roleChoice(step) : <span className={clsx(ui.chip, step.role === 'sign' && ui.brand)}>{roleOf(step, index)}</span>}
            {isWriter && (
              <>
                <IconButton dense label={t('letters.earlier', { name: step.name })} disabled={index === 0} onClick={() => move(index, -1)}>
                  <IconArrowUp size={16} aria-hidden />
                </IconButton>
                <IconButton dense label={t('letters.later', { name: step.name })} disabled={index === steps.length - 1} onClick={() => move(index, 1)}>
                  <IconArrowDown size={16} aria-hidden />
                </IconButton>
                <IconButton
                  dense
                  label={t('documents.removeParty', { name: step.name })}
                  onClick={({ currentTarget }) => removeRow(currentTarget, () => set(steps.filter((one) => one !== step)))}
                >
                  <IconX size={16} aria-hidden />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ol>
      {isWriter && mayHavePanel(kind, fields.content) && (
        <Suspense>
          <PanelFields panel={panel} members={steps.filter(({ ofPanel }) => ofPanel).length} onChange={setPanel} />
        </Suspense>
      )}
      {isEmptied && !lacking && <Fault text={t('letters.lacking.signer')} />}
      {isWriter && isEmptied && usual.length > 0 && (
        <Button size="sm" tone="ghost" className={styles.usual} onClick={() => set(usual)}>
          {t('letters.usualWay')}
        </Button>
      )}
      {isWriter && (
        <Suspense fallback={<div className={ui.input} aria-busy="true" />}>
          <PartyPicker
            label={t(panel ? 'letters.panel.add' : signers > 1 ? 'letters.addSigner' : 'letters.addStep')}
            required={false}
            kinds={['post', 'person']}
            taken={steps}
            invalid={lacking}
            onPick={({ deskId, name, detail }) => {
              const added: LetterStep = { deskId, name, detail, actingName: null, role: 'review', state: 'waiting' };
              if (panel) return set([...steps, inPanelRole(added, 'member')]);
              // A new reviewer goes before the signer; if nobody is named yet, it is the signer.
              set(signers > 1 || steps.length === 0 ? [...steps, added] : [...steps.slice(0, -1), added, ...steps.slice(-1)]);
            }}
          />
        </Suspense>
      )}
      {lacking && <Fault text={t(lackingWords(panel !== null, signers > 1))} />}
    </fieldset>
  );

  function roleChoice(step: LetterStep) {
    return (
      <Suspense>
        <RoleChoice name={step.detail || step.name} role={panelRoleOf(step)} onChoose={(role) => changeRole(step, role)} />
      </Suspense>
    );
  }

  function roleOf(step: LetterStep, index: number) {
    const { role } = step;
    if (panel) return t(`letters.panel.roles.${panelRoleOf(step)}`);
    if (signers > 1)
      return t(index === steps.length - 2 ? 'letters.role.recorder' : index === steps.length - 1 ? 'letters.role.reviewer' : 'letters.role.review');
    return t(`letters.role.${role}`);
  }
}

/** What is said where the way lacks somebody who signs. */
function lackingWords(isPanel: boolean, hasSeveralSigners: boolean) {
  if (isPanel) return hasSeveralSigners ? 'letters.panel.lackingInMinutes' : 'letters.panel.lacking';
  return hasSeveralSigners ? 'letters.lacking.twoSigners' : 'letters.lacking.steps';
}

/** Keeps the field with the focus in sight: the person it named makes the list above it longer. */
function useFocusInSight(lines: number): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (lines > 0 && group.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  return group;
}

/** The last steps sign, as many as the form requires; those before them review. */
function withRoles(steps: LetterStep[], signers: number): LetterStep[] {
  return steps.map((step, index) => ({ ...step, ofPanel: false, role: index >= steps.length - signers ? 'sign' : 'review' }));
}
