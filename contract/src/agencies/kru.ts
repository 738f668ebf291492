import { agency } from './default-profile';

export const kru = agency({
  code: 'KRU',
  name: { th: 'มหาวิทยาลัยราชภัฏกาญจนบุรี', en: 'Kanchanaburi Rajabhat University' },
  shortName: { th: 'มรภ.กจ.', en: 'KRU' },
  brand: {
    skin: 'omb',
    gradient: ['#25164a', '#47307f', '#7658ad'],
    button: '#55398a',
    accent: '#e5c05c',
    logoSize: 112,
  },
  header: { mobileLogoLink: '/portal', logoLink: '/' },
  copyright: true,
  registration: true,
});
