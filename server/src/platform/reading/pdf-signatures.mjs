import { createHash, X509Certificate } from 'node:crypto';
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { isAllowedUpdate } from './allowed-changes.mjs';
import { revokedBy, trustOf } from './certificate-chain.mjs';
import { namedBy } from './der.mjs';
import { readOcspAnswer } from './ocsp-answer.mjs';
import { objectIn, readUpdates, resolve, Unclear } from './pdf-structure.mjs';
import { verifySignedData } from './signed-data.mjs';
import { verifyTimestamp } from './timestamp-token.mjs';

const name = (word) => PDFName.of(word);
const mention = /\/ByteRange\b|\/SubFilter\s*\/(?:ETSI|adbe)\./;
const ours = ['ETSI.CAdES.detached', 'adbe.pkcs7.detached'];

/**
 * The signatures in a PDF and whether it is still what was signed. `none`: it has none. `intact`: each one holds, is of a trusted authority, and the
 * last covers the file but for what is needed to check it. `untrusted`: the signatures match, but one is of a certificate that was not good.
 * `changed`: anything else – what was signed was changed, something was added, or it cannot be told for certain.
 *
 * `anchors` and `timestampAnchors` are trusted certificates, `revoked` the serial numbers that are known to be revoked, in hex, with the moment.
 * `outside` are roots of others, which vouch for anybody: under them only the named certificates count, those of our own signers.
 */
export function pdfSignatures(bytes, { anchors, timestampAnchors = [], revoked = [], outside = { roots: [], certificates: [] }, now }) {
  if (!mention.test(bytes.toString('latin1'))) return { verdict: 'none', signatures: [] };
  try {
    const updates = readUpdates(bytes);
    const placed = signaturesOf(bytes, updates);
    if (placed.length === 0) return { verdict: 'changed', signatures: [] };
    const [lists, answers] = [storedIn(bytes, updates, 'CRLs'), storedIn(bytes, updates, 'OCSPs')];
    const signatures = judgedInOrder(bytes, placed, { anchors, timestampAnchors, revoked, outside, lists, answers, now });
    return { verdict: verdictOf(bytes, updates, placed, signatures), signatures };
  } catch (error) {
    if (!(error instanceof Unclear) && !isParsing(error)) throw error;
    return { verdict: 'changed', signatures: [] };
  }
}

/** A timestamp proves its moment for the signatures before it, too, because its signature covers them. */
function judgedInOrder(bytes, placed, given) {
  let at = given.now;
  const judgedOnes = [];
  for (const one of placed.toReversed()) {
    const signature = judged(bytes, one, { ...given, now: at });
    if (signature.state !== 'broken' && signature.stampedAt) at = signature.stampedAt;
    judgedOnes.unshift(signature);
  }
  return judgedOnes;
}

/** What the library throws for a file that it cannot read. */
const isParsing = (error) => error instanceof Error && !(error instanceof ReferenceError);

function verdictOf(bytes, updates, placed, signatures) {
  const first = Math.min(...placed.map(({ end }) => end));
  const isEndOfUpdate = placed.every(({ end }) => updates.some((update) => update.end === end));
  const later = updates.map((update, index) => ({ update, index })).filter(({ update }) => update.end > first);
  const isFollowed = later.every(({ index }) => isAllowedUpdate(bytes, updates, index, placed));
  if (!isEndOfUpdate || !isFollowed || signatures.some(({ state }) => state === 'broken')) return 'changed';
  return signatures.every(({ state }) => state === 'valid') ? 'intact' : 'untrusted';
}

/** The signatures that the form of the file names, in the order in which they were made. */
function signaturesOf(bytes, updates) {
  const catalog = resolve(bytes, updates, 0, updates[0].trailer.get(name('Root')));
  const form = resolve(bytes, updates, 0, catalog?.get(name('AcroForm')));
  const fields = form instanceof PDFDict ? resolve(bytes, updates, 0, form.get(name('Fields'))) : undefined;
  const signed = (fields instanceof PDFArray ? fields.asArray() : []).flatMap((field) => {
    const dictionary = resolve(bytes, updates, 0, field);
    return dictionary instanceof PDFDict && dictionary.get(name('FT')) === name('Sig') && dictionary.has(name('V')) ? [dictionary.get(name('V'))] : [];
  });
  const placed = signed.map((value) => placeOf(bytes, updates, value));
  const mentioned = bytes.toString('latin1').match(/\/ByteRange\b/g)?.length ?? 0;
  if (mentioned !== placed.length || new Set(placed.map(({ number }) => number)).size !== placed.length) throw new Unclear('a signature that no field has');
  return placed.sort((one, other) => one.end - other.end);
}

/**
 * Where a signature is. Its byte range must begin with the file, leave out nothing but the signature itself, written in hexadecimal in its own
 * dictionary, and end with an update.
 */
function placeOf(bytes, updates, value) {
  if (!(value instanceof PDFRef)) throw new Unclear('a signature that is no object of its own');
  const { object, place } = objectIn(bytes, updates, 0, value.objectNumber) ?? {};
  const range = object instanceof PDFDict ? object.get(name('ByteRange')) : undefined;
  const contents = object instanceof PDFDict ? object.get(name('Contents')) : undefined;
  const numbers = range instanceof PDFArray ? range.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : -1)) : [];
  const [start, from, to, length] = numbers;
  if (numbers.length !== 4 || start !== 0 || !(contents instanceof PDFHexString) || from <= place || to <= from || length < 0)
    throw new Unclear('no byte range');
  const gap = bytes.toString('latin1', from, to);
  const between = bytes.toString('latin1', place, from);
  if (!/^<(?:[0-9a-fA-F]{2})+>$/.test(gap) || gap !== String(contents) || !between.endsWith('/Contents ') || /endobj|stream/.test(between)) {
    throw new Unclear('a gap that is not the signature');
  }
  if (to + length > bytes.length || !ours.includes(object.get(name('SubFilter'))?.decodeText())) throw new Unclear('another kind of signature');
  return { number: value.objectNumber, from, to, end: to + length, cms: Buffer.from(gap.slice(1, -1), 'hex') };
}

/** The revocation lists, or answers about certificates (OCSP), that the file brings along. */
function storedIn(bytes, updates, kind) {
  const at = (value) => resolve(bytes, updates, 0, value);
  const store = at(at(updates[0].trailer.get(name('Root')))?.get(name('DSS')));
  const lists = store instanceof PDFDict ? at(store.get(name(kind))) : undefined;
  return (lists instanceof PDFArray ? lists.asArray() : []).map(at).flatMap((list) => (list instanceof PDFRawStream ? [Buffer.from(list.contents)] : []));
}

/**
 * One signature: `valid`; `broken` where it does not match; `foreign`, `misused`, `expired` or `revoked` by its certificate, at the moment of its timestamp
 * or, without one, of the next one after it or now.
 */
function judged(bytes, { from, to, end, cms }, { anchors, timestampAnchors, revoked, outside, lists, answers, now }) {
  const covered = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to, end)]);
  const broken = { state: 'broken', by: '', stampedAt: null, sha256: createHash('sha256').update(covered).digest('hex') };
  try {
    const { certificate, certificates, signature, tokens } = verifySignedData(cms, { detached: covered, padded: true });
    const stamp = tokens.map((token) => stampOf(token, signature, timestampAnchors)).find((one) => one?.state === 'trusted');
    const at = stamp?.at ?? now;
    const isOfOurs = outside.certificates.some((one) => one.equals(certificate));
    const { state, chain } = trustOf(certificate, certificates, isOfOurs ? [...anchors, ...outside.roots] : anchors, at);
    const revokedAt = revokedAtOf(certificate, chain[1], revoked, { lists, answers });
    const isRevoked = revokedAt !== null && revokedAt <= at;
    const by = /(?:^|\n)CN=(.*)/.exec(new X509Certificate(certificate).subject)?.[1] ?? '';
    return { ...broken, by, stampedAt: stamp?.at ?? null, state: state === 'trusted' ? (isRevoked ? 'revoked' : 'valid') : state };
  } catch {
    return broken;
  }
}

function stampOf(token, signature, anchors) {
  try {
    return verifyTimestamp(token, signature, anchors);
  } catch {
    return null;
  }
}

function revokedAtOf(certificate, issuer, revoked, { lists, answers }) {
  const serial = namedBy(certificate).serial.toString('hex').replace(/^00/, '');
  const known = revoked.find((one) => one.serial === serial);
  const told = issuer
    ? [...lists.map((list) => listed(list, certificate, issuer)), ...answers.map((answer) => readOcspAnswer(answer, certificate, issuer)?.revokedAt)]
    : [];
  const moments = [known?.revokedAt, ...told].filter((moment) => moment instanceof Date);
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

function listed(list, certificate, issuer) {
  try {
    return revokedBy(list, certificate, issuer);
  } catch {
    return null;
  }
}
