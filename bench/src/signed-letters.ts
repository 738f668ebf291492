import { sign } from 'node:crypto';
import { planLetters } from '../../server/seeds/letters';
import { makeAuthority, makeSealCertificate } from '../../server/src/features/certificates';
import type { Signer } from '../../server/src/platform/pdf-signing/cms';
import { signPdf } from '../../server/src/platform/pdf-signing/sign-pdf';
import type { ExternalLetter } from '../../server/src/platform/typeset/forms';
import { openTypesetting } from '../../server/src/platform/typeset/typesetting';
import { treeNow } from './process-tree';
import { quantile } from './quantile';

const total = 1000;
const step = 200;
/** So many letters warm up: the processes, the fonts, the code. */
const warm = 50;
const day = 24 * 60 * 60 * 1000;

/** The letters to anybody outside of the demonstration office. */
export const externalLetters = () => planLetters(new Date()).flatMap(({ paper }) => (paper.form === 'external' ? [paper.data as ExternalLetter] : []));

async function sealOf(): Promise<Signer> {
  const now = Date.now();
  const term = { notBefore: new Date(now - day), notAfter: new Date(now + 365 * day) };
  const authority = await makeAuthority({ organisation: 'กรมตัวอย่าง', name: 'กรมตัวอย่าง', ...term });
  const { certificate, privateKey } = await makeSealCertificate(authority, { organisation: 'กรมตัวอย่าง', revokedAt: null, ...term });
  const key = { key: privateKey, format: 'der', type: 'pkcs8' } as const;
  return { certificate, chain: [authority.certificate], lists: [], sign: (content) => sign('sha256', content, key) };
}

/** A thousand letters, set and signed one after the other: what signing takes beside setting, and whether memory grows. */
export async function setAndSign(): Promise<void> {
  const letters = externalLetters();
  const seal = await sealOf();
  const typesetting = openTypesetting({ processes: 1 });
  const [setting, signing, held]: [number[], number[], string[]] = [[], [], []];
  for (let count = 1 - warm; count <= total; count++) {
    const letter = letters[(count + warm) % letters.length] as ExternalLetter;
    const begun = performance.now();
    const pdf = await typesetting.typeset('external', letter);
    const set = performance.now();
    await signPdf(pdf, seal, { field: 'Signature1', name: 'กรมตัวอย่าง', reason: 'ออกหนังสือ', at: new Date(), look: null });
    if (count > 0) {
      setting.push(set - begun);
      signing.push(performance.now() - set);
    }
    if (count >= 0 && count % step === 0) held.push(treeNow().megabytes.toFixed(0));
  }
  await typesetting.close();
  const [set, signed] = [quantile(setting, 0.5), quantile(signing, 0.5)];
  console.log(`setting ${set.toFixed(1)} ms, signing (PAdES B-B) ${signed.toFixed(1)} ms: ${(signed / set).toFixed(2)} of setting (goal: at most 2)`);
  console.log(`memory of all processes in MB, before and after each ${step} of ${total} letters: ${held.join(', ')}`);
}
