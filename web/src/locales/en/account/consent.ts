import type { Texts } from '../../catalogue';
import type th from '../../th/account/consent';

export default {
  title: 'Privacy policy and electronic signature',
  lead: 'Please read both before you go on. What you agree to is kept with its version and time.',
  privacy: 'Privacy policy',
  signature: 'Ownership of the electronic signature',
  version: 'Version {{version}}, in force from {{day}}',
  agree: 'Agree to both',
  issue: 'Issue a new version',
  issueTitle: 'New version: {{title}}',
  issueText: 'Once version {{version}} is in force, everyone must agree again before changing anything. Earlier consents stay recorded.',
  words: { th: 'Words in Thai', en: 'Words in English' },
  from: 'In force from',
  doIssue: 'Issue it',
  issued: 'The new version was issued',
  issuedBy: 'Issued by {{by}}, {{at}}',
  inForce: 'In force',
  toCome: 'To come',
  agreed: '{{count}} of {{all}} have agreed',
  disagree: 'Decline and sign out',
  back: 'Back',
} satisfies Texts<typeof th>;
