import { createHash, X509Certificate } from 'node:crypto';
import { digestHashes } from './algorithms.mjs';
import { trustOf } from './certificate-chain.mjs';
import { contentOf, extensionsOf, oidOf, partsOf, readDer } from './der.mjs';
import { BadSignature, verifySignedData } from './signed-data.mjs';

const timestampInfo = '1.2.840.113549.1.9.16.1.4';
const timeStamping = '1.3.6.1.5.5.7.3.8';
const extendedKeyUsage = '2.5.29.37';

/**
 * Verifies a timestamp over some content (RFC 3161): the moment, its nonce as hex, and whether its authority is trusted. Throws `BadSignature`
 * where it is no timestamp of this content, or of a certificate that is not made for timestamps alone.
 */
export function verifyTimestamp(token, content, anchors) {
  const { contentType, content: info, certificate, certificates } = verifySignedData(token);
  if (contentType !== timestampInfo) throw new BadSignature('no timestamp');
  const [, , imprint, , moment, ...rest] = partsOf(readDer(info));
  const [algorithm, hashed] = partsOf(imprint);
  const hash = digestHashes[oidOf(partsOf(algorithm)[0])];
  if (!hash || !createHash(hash).update(content).digest().equals(contentOf(hashed))) throw new BadSignature('a timestamp of something else');
  const usage = extensionsOf(certificate).get(extendedKeyUsage);
  const uses = usage ? partsOf(readDer(usage)).map(oidOf) : [];
  if (uses.length !== 1 || uses[0] !== timeStamping) throw new BadSignature('a certificate that is not for timestamps');
  const at = moment.toDate();
  const nonce = rest.find(({ idBlock }) => idBlock.tagClass === 1 && idBlock.tagNumber === 2);
  const { state, chain } = trustOf(certificate, certificates, anchors, at);
  const by = new X509Certificate(certificate).subject;
  return { at, nonce: nonce ? contentOf(nonce).toString('hex') : null, state, chain, by };
}
