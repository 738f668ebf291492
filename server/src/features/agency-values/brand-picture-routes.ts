import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Agency } from '@sarabun/contract/agencies/agency';
import { type BrandPictureKind, brandPictureFields, brandPictureKinds, brandPicturePath, maxBrandPictureBytes } from '@sarabun/contract/agency-values/branding';
import { brandIconAddress, brandManifestAddress, brandPictureAddress, withOwnBrand } from '@sarabun/contract/agency-values/own-brand';
import type { FastifyInstance } from 'fastify';
import type { Prepared, ReadContext } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import type { Platform } from '../../platform/http';
import { idInPath } from '../../platform/input';
import { BadPicture, isOpaque, printedMark, smallPicture, wholePicture } from '../../platform/media/picture';
import { forbidden, notFound } from '../../platform/refusals';
import { type SentFile, serveUpload } from '../../platform/upload';
import { currentBranding } from './branding';
import { findBrandPicture, insertBrandPicture } from './branding-store';
import { badBrandPicture, brandPictureTooLarge, noBrandPicture } from './refusals';

/**
 * How each kind is written again: the emblem of pages as a square, enough for the icon of an installed program; the sign-in picture by its
 * longer side; the emblem of letters for 3 cm at 600 dpi, as high as it was sent.
 */
const written: Record<BrandPictureKind, (path: string, personId: number) => Promise<Buffer>> = {
  emblem: (path, personId) => wholePicture(path, 512, personId),
  signIn: async (path, personId) => (await smallPicture(path, 1920, personId)).bytes,
  letter: (path, personId) => printedMark(path, 709, personId),
};

const isKind = (kind: string | undefined): kind is BrandPictureKind => brandPictureKinds.some((one) => one === kind);

/** Stores a picture of the agency: opened and written again, so that nothing of the file sent is ever served. */
async function takeBrandPicture(
  { actor: { personId } }: ReadContext,
  storage: FileStorage,
  { intake: sent }: SentFile,
  kind: BrandPictureKind,
): Promise<Prepared<{ item: { pictureId: number; isOpaque: boolean } }>> {
  const picture = await written[kind](sent.path, personId).catch((error) => {
    throw error instanceof BadPicture ? badBrandPicture() : error;
  });
  const opaque = await isOpaque(picture);
  const intake = await storage.take(Readable.from([picture]), maxBrandPictureBytes);
  await intake.keep();
  return async ({ db, actor, now, audit }) => {
    const pictureId = await insertBrandPicture(db, kind, intake, { by: actor.personId, now });
    audit({ detail: { pictureId, size: intake.size } });
    return { item: { pictureId, isOpaque: opaque } };
  };
}

interface Brand {
  agency: Agency;
  storage: FileStorage;
  /** The folder of the built web app; null if only calls are served. */
  pagesFolder: string | null;
}

export function brandPictureRoutes(app: FastifyInstance, platform: Platform, brand: Brand): void {
  const upload = {
    path: brandPicturePath,
    storage: brand.storage,
    useCase: 'addBrandPicture',
    largest: maxBrandPictureBytes,
    admit: async ({ actor }: ReadContext, { kind }: Record<string, string | undefined>) => {
      if (!isKind(kind)) throw notFound();
      if (!(await platform.hasRight(actor, 'admin-configs', 'manage'))) throw forbidden();
    },
    none: noBrandPicture,
    tooLarge: brandPictureTooLarge,
  };
  serveUpload(app, platform, upload, (context, file, { kind }) => takeBrandPicture(context, brand.storage, file, kind as BrandPictureKind));
  servePictures(app, platform, brand);
  serveIcons(app, platform, brand);
}

/** The pictures in use, to everyone: they stand on the sign-in page. Others do not exist. An id never changes what it shows. */
function servePictures(app: FastifyInstance, { world }: Platform, { storage }: Brand): void {
  app.get<{ Params: { id: string } }>('/api/service/brand-pictures/:id', { config: { useCase: 'readBrandPicture' } }, async (request, reply) => {
    const id = idInPath(request.params.id);
    const own = await currentBranding(world.db);
    const picture = own && brandPictureFields.some((field) => own[field] === id) ? await findBrandPicture(world.db, id) : null;
    if (!picture) throw notFound();
    return reply
      .header('content-type', picture.kind === 'signIn' ? 'image/webp' : 'image/png')
      .header('content-length', picture.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(storage.read(picture.sha256));
  });
}

/** The manifest by which a browser installs the portal, and the icons drawn in the agency's own colours. */
function serveIcons(app: FastifyInstance, { world }: Platform, { agency, pagesFolder }: Brand): void {
  app.get(brandManifestAddress, { config: { useCase: 'readBrandManifest' } }, async (_, reply) => {
    const own = await currentBranding(world.db);
    const { name, brand } = withOwnBrand(agency, own);
    const icon = (kind: 'plain' | 'maskable') => ({
      src: brandIconAddress(kind, own?.version ?? 0),
      sizes: 'any',
      type: 'image/svg+xml',
      purpose: kind === 'plain' ? 'any' : kind,
    });
    const emblem = own?.emblemId && { src: brandPictureAddress(own.emblemId), sizes: '512x512', type: 'image/png', purpose: 'any' };
    return reply.header('content-type', 'application/manifest+json').send(
      JSON.stringify({
        id: '/',
        name: name.th,
        short_name: agency.shortName.th,
        lang: 'th',
        start_url: '/portal',
        scope: '/',
        display: 'standalone',
        theme_color: brand.gradient[0],
        background_color: '#ffffff',
        icons: emblem ? [emblem] : [icon('plain'), icon('maskable')],
      }),
    );
  });
  app.get<{ Params: { kind: string } }>('/api/service/brand-icons/:kind', { config: { useCase: 'readBrandIcon' } }, async (request, reply) => {
    const file = { plain: agency.key, maskable: `${agency.key}-maskable` }[request.params.kind];
    if (!file || pagesFolder === null) throw notFound();
    const drawn = await readFile(join(pagesFolder, 'favicon', `${file}.svg`), 'utf8');
    const own = withOwnBrand(agency, await currentBranding(world.db)).brand;
    const colours = new Map([
      [agency.brand.button, own.button],
      [agency.brand.accent, own.accent],
      [agency.brand.gradient[0], own.gradient[0]],
    ]);
    const svg = drawn.replace(/#[0-9a-f]{6}/gi, (colour) => colours.get(colour.toLowerCase()) ?? colour);
    return reply.header('content-type', 'image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg);
  });
}
