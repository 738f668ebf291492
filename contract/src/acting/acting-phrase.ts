import type { Label } from '../values/label';

/** The seven phrases of annex 3 for signing on behalf of a post's holder. */
export const actingPhrases = ['vacancy', 'delegated', 'duty', 'university', 'position', 'judicial', 'plain'] as const;
export type ActingPhraseName = (typeof actingPhrases)[number];

/** With these the holder keeps the power and several may act; with the others one person has all of it. */
export const besideTheHolder: readonly ActingPhraseName[] = ['delegated', 'plain'];

/** The words, and when the law provides for them. Without a law, the word is just แทน. */
export const actingWords: Readonly<Record<ActingPhraseName, Label & { when: Label }>> = {
  vacancy: {
    th: 'รักษาราชการแทน',
    en: 'Acting',
    when: { th: 'ตำแหน่งว่าง หรือผู้ดำรงตำแหน่งไม่อาจปฏิบัติราชการได้ (ผนวก ๓ ข้อ ๑.๒)', en: 'The post is vacant, or its holder cannot perform (annex 3, 1.2)' },
  },
  delegated: {
    th: 'ปฏิบัติราชการแทน',
    en: 'By delegation of',
    when: { th: 'ผู้ดำรงตำแหน่งมอบอำนาจเป็นหนังสือ และยังคงมีอำนาจนั้น (ผนวก ๓ ข้อ ๑.๓)', en: 'The holder delegates in writing and keeps the power (annex 3, 1.3)' },
  },
  duty: {
    th: 'ปฏิบัติหน้าที่แทน',
    en: 'Performing the duties of',
    when: { th: 'คณะรัฐมนตรีมอบหมาย (ผนวก ๓ ข้อ ๑.๑)', en: 'Assigned by the cabinet (annex 3, 1.1)' },
  },
  university: {
    th: 'รักษาการแทน',
    en: 'Acting, under university law,',
    when: { th: 'ตามกฎหมายว่าด้วยมหาวิทยาลัย (ผนวก ๓ ข้อ ๒.๑)', en: 'By the laws of universities (annex 3, 2.1)' },
  },
  position: {
    th: 'รักษาการในตำแหน่ง',
    en: 'Acting in the position of',
    when: { th: 'ตามกฎหมายว่าด้วยระเบียบข้าราชการ (ผนวก ๓ ข้อ ๒.๒)', en: 'By the civil service laws (annex 3, 2.2)' },
  },
  judicial: {
    th: 'ทำการแทน',
    en: 'Sitting for',
    when: { th: 'ตำแหน่งตุลาการ ตามลำดับอาวุโส (ผนวก ๓ ข้อ ๒.๓)', en: 'Judicial posts, by seniority (annex 3, 2.3)' },
  },
  plain: { th: 'แทน', en: 'For', when: { th: 'ไม่มีกฎหมายกำหนดคำไว้ (ผนวก ๓ ข้อ ๔)', en: 'No law provides a word (annex 3, 4)' } },
};

/** The line below the signer's own post when signing for another: รักษาราชการแทน อธิบดี. */
export function actingLine(phrase: ActingPhraseName, post: string, language: 'th' | 'en' = 'th'): string {
  // In English the phrase ends with a word that belongs to the post, and does not stay behind at the end of a line.
  return `${actingWords[phrase][language]}${language === 'en' ? '\u00a0' : ' '}${post}`;
}

/** A person who acts for a post in lists, with the phrase of the order. */
const actingLabel = (name: string, phrase: ActingPhraseName | null | undefined, language: 'th' | 'en'): string =>
  `${name} (${actingWords[phrase ?? 'plain'][language].replace(/,$| (?:of|for)$/, '')})`;

/** Who sits at a desk, and who acts there besides: the holder keeps the desk. */
export function peopleAt(
  desk: { detail: string; actingName: string | null; actingPhrase?: ActingPhraseName | null | undefined },
  language: 'th' | 'en',
): string {
  const acting = desk.actingName ? actingLabel(desk.actingName, desk.actingPhrase, language) : '';
  return [desk.detail, acting].filter((name) => name !== '').join(' · ');
}

/** The signer or actor: name, own post (empty for none), and the post acted for with its phrase. */
export interface Bearer {
  name: string;
  post: string;
  /** The phrase is null for a secretary, who writes for a post but does not act for it. */
  acting: {
    phrase: ActingPhraseName | null;
    post: string;
    /** The post's English name, for the screen; empty if it has none. */
    postEn?: string | undefined;
  } | null;
}

/** The posts under a signature (annex 3): the own one, and below it the one signed for with its phrase. */
export function signedPosts({ post, acting }: Omit<Bearer, 'name'>, language: 'th' | 'en' = 'th'): string[] {
  return [post, ...(acting ? [actingLine(acting.phrase ?? 'plain', acting.post, language)] : [])].filter((line) => line !== '');
}

/** The lines under a signature (annex 3): name in brackets, own post, and the post signed for with its phrase. */
export function signatureBlock(bearer: Bearer): string[] {
  return [`(${bearer.name})`, ...signedPosts(bearer)];
}
