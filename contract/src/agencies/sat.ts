import { agency } from './default-profile';

export const sat = agency({
  code: 'SAT',
  name: { th: 'การกีฬาแห่งประเทศไทย', en: 'Sports Authority of Thailand' },
  shortName: { th: 'กกท.', en: 'SAT' },
  brand: {
    skin: 'ieat',
    gradient: ['#141c4a', '#29357f', '#4a58ad'],
    button: '#323f8f',
    accent: '#f08a5d',
    logoSize: 112,
  },
  header: { mobileLogoLink: '/portal', logoLink: '/' },
  copyright: true,
});
