import type { Agency } from '../agencies/agency';
import type { PageBrand } from '../portal/page-settings';

/** A picture in use; everyone may see it, as it stands on the sign-in page. */
export const brandPictureAddress = (pictureId: number) => `/api/service/brand-pictures/${pictureId}`;

/** The manifest of an agency with colours, a name or an emblem of its own; the version keeps browsers from an older one. */
export const brandManifestAddress = '/api/service/brand-manifest';

/** The profile's emblem in the agency's own colours. */
export const brandIconAddress = (kind: 'plain' | 'maskable', version: number) => `/api/service/brand-icons/${kind}?v=${version}`;

/** The profile with what the agency set for itself in place. */
export function withOwnBrand(profile: Agency, own: Omit<PageBrand, 'version'> | null): Agency {
  if (!own) return profile;
  const { name, brand } = profile;
  const [dark, middle, light] = brand.gradient;
  return {
    ...profile,
    name: { th: own.nameTh || name.th, en: own.nameEn || name.en },
    brand: {
      ...brand,
      button: own.button || brand.button,
      accent: own.accent || brand.accent,
      gradient: [own.dark || dark, own.middle || middle, own.light || light],
      loader: own.button || brand.loader,
    },
  };
}
