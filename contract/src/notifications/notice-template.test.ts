import { expect, it } from 'vitest';
import { fillTemplate, unknownPlaces } from './notice-template';

it.each([
  ['{number} {subject}\nครบกำหนด {due}', { number: 'นร 1', subject: 'ขอข้อมูล', due: '1 ธ.ค. 2569' }, ['นร 1 ขอข้อมูล', 'ครบกำหนด 1 ธ.ค. 2569']],
  ['{number} {subject}\nครบกำหนด {due}', { number: '', subject: 'ขอข้อมูล' }, ['ขอข้อมูล']],
  ['ครบกำหนด {due} ({left})', { due: '1 ธ.ค. 2569' }, ['ครบกำหนด 1 ธ.ค. 2569']],
  ['โปรดดำเนินการ', {}, ['โปรดดำเนินการ']],
  ['{subject}', { subject: '{due}', due: 'x' }, ['{due}']],
])('fills in %j with %j', (template, values, lines) => {
  expect(fillTemplate(template, values)).toEqual(lines);
});

it('names the places that nobody fills in', () => {
  expect(unknownPlaces('{number} {sbject} {} {due}')).toEqual(['sbject', '']);
});
