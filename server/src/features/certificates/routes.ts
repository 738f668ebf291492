import * as requests from '@sarabun/contract/certificates/certificate-requests';
import * as settingCalls from '@sarabun/contract/certificates/certificate-settings';
import * as own from '@sarabun/contract/certificates/own-certificate';
import * as persons from '@sarabun/contract/certificates/person-certificates';
import * as roots from '@sarabun/contract/certificates/trusted-roots';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nobody } from '../../platform/action';
import { originOf, type Platform, serveAct, servePreparedAct, serveRead } from '../../platform/http';
import { readContext } from '../../platform/http/contexts';
import { serveExport } from '../../platform/http/serve-export';
import { notFound } from '../../platform/refusals';
import { openOcsp } from './answer-ocsp';
import { offerCertificate, requestCertificate, withdrawCertificateRequest } from './ask-for-certificate';
import { certificateAuthority, revokedListOf } from './authority';
import { findAuthority } from './authority-store';
import { fileNames } from './certificate-addresses';
import { certificateSettings, saveCertificateSettings } from './certificate-setting';
import { collectCertificate } from './collect-certificate';
import { certificateRequests, decideCertificateRequest } from './decide-request';
import { importCertificate } from './import-certificate';
import { addTrustedRoot, readTrustedRoot, removeTrustedRoot, trustedRoots } from './outside/trusted-roots';
import { certificateHolders, certificatesOfPerson, exportCertificateHolders, ownCertificates } from './read-certificates';
import { revokeCertificate, revokeOwnCertificate } from './revoke-certificate';
import { agencySeals, revokeAgencySeal } from './revoke-seal';
import type { CertificateSettings } from './settings';

export function certificateRoutes(app: FastifyInstance, platform: Platform, settings: CertificateSettings): void {
  serveRead(app, platform, own.ownCertificates, ownCertificates);
  serveAct(app, platform, own.requestCertificate, requestCertificate);
  serveAct(app, platform, own.withdrawCertificateRequest, withdrawCertificateRequest);
  servePreparedAct(app, platform, own.collectCertificate, (context, input) => collectCertificate(context, input, settings));
  servePreparedAct(app, platform, own.importCertificate, (context, input) => importCertificate(context, input, settings));
  serveAct(app, platform, own.revokeOwnCertificate, revokeOwnCertificate);
  serveRead(app, platform, persons.certificateHolders, certificateHolders);
  serveExport(app, platform, persons.exportCertificateHolders, exportCertificateHolders);
  serveRead(app, platform, persons.certificatesOfPerson, certificatesOfPerson);
  serveAct(app, platform, persons.revokeCertificate, revokeCertificate);
  serveAct(app, platform, persons.offerCertificate, offerCertificate);
  serveRead(app, platform, requests.certificateRequests, certificateRequests);
  serveAct(app, platform, requests.decideCertificateRequest, decideCertificateRequest);
  serveRead(app, platform, settingCalls.certificateSettings, certificateSettings(settings.timestampHost));
  serveAct(app, platform, settingCalls.saveCertificateSettings, saveCertificateSettings);
  serveRead(app, platform, settingCalls.certificateAuthority, certificateAuthority);
  serveRead(app, platform, settingCalls.agencySeals, agencySeals);
  serveAct(app, platform, settingCalls.revokeAgencySeal, revokeAgencySeal);
  serveRead(app, platform, roots.trustedRoots, trustedRoots);
  serveRead(app, platform, roots.readTrustedRoot, readTrustedRoot);
  serveAct(app, platform, roots.addTrustedRoot, addTrustedRoot);
  serveAct(app, platform, roots.removeTrustedRoot, removeTrustedRoot);
  authorityFiles(app, platform, settings);
  app.register(async (scope) => ocspRoutes(scope, platform, settings));
}

/** The two public files with which others can verify signatures. */
function authorityFiles(app: FastifyInstance, platform: Platform, settings: CertificateSettings): void {
  app.get(settingCalls.authorityFile, { config: { useCase: 'authorityFile' } }, async (request, reply) => {
    const found = await findAuthority(platform.world.db, authorityOf(request));
    if (!found) throw notFound();
    return reply.headers(fileHead('application/pkix-cert', settingCalls.authorityFile)).send(found.certificate);
  });
  app.get(settingCalls.revokedFile, { config: { useCase: 'revokedFile' } }, async (request, reply) => {
    const list = await revokedListOf(readContext(platform.world, nobody, originOf(request)), authorityOf(request), settings);
    return reply.headers(fileHead('application/pkix-crl', settingCalls.revokedFile)).send(list);
  });
}

/** Answers about single certificates, for anyone. Requests are small and their answers kept, so they need no account and no limit. */
function ocspRoutes(app: FastifyInstance, { world }: Platform, settings: CertificateSettings): void {
  const answer = openOcsp(settings);
  const send = async (reply: FastifyReply, request: Uint8Array) =>
    reply
      .header('content-type', 'application/ocsp-response')
      .header('cache-control', 'no-cache')
      .send(await answer({ db: world.db, now: world.clock() }, request));
  app.addContentTypeParser('application/ocsp-request', { parseAs: 'buffer', bodyLimit: settingCalls.maxOcspBytes }, (_request, body, done) => done(null, body));
  const config = { useCase: 'answerOcsp' };
  app.post(settingCalls.ocspPath, { config }, (request, reply) => send(reply, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)));
  app.get<{ Params: { '*': string } }>(`${settingCalls.ocspPath}/*`, { config }, (request, reply) => send(reply, Buffer.from(request.params['*'], 'base64')));
}

const fileHead = (type: string, path: keyof typeof fileNames) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${fileNames[path]}"`,
  'cache-control': 'no-cache',
});

/** The requested authority, or the newest; an id that cannot be one does not exist. */
function authorityOf(request: FastifyRequest): number | undefined {
  const { authority } = request.query as { authority?: string };
  if (authority === undefined) return undefined;
  if (!/^\d{1,9}$/.test(authority)) throw notFound();
  return Number(authority);
}
