import { Readable } from 'node:stream';
import { maxIntranetFileBytes } from '@sarabun/contract/collections/intranet';
import { bookCategory } from '@sarabun/contract/settings/tables/system-category-document-book';
import { bookGroup } from '@sarabun/contract/settings/tables/system-manage-book-group';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import sharp from 'sharp';
import { addBookPublisher, saveIntranetItem, takeIntranetFile } from '../src/features/collections';
import { createRow } from '../src/features/settings';
import { type ActContext, innerOrigin, nobody, type ReadContext, runAction } from '../src/platform/action';
import type { Running } from '../src/running';
import type { Office } from './build-office';
import { bookGroupId } from './newsroom-store';
import { department } from './office';
import { actorAt } from './replay-letters-store';

const daysFrom = (now: Date, days: number) => bangkokDay(new Date(now.getTime() + days * 24 * 60 * 60 * 1000));

const [width, height] = [1200, 420];

/** A drawn banner: a blue gradient, two discs and an envelope. */
function banner(): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colourAt(x, y), (y * width + x) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

function colourAt(x: number, y: number): [number, number, number] {
  const part = (x / width + y / height) / 2;
  const inDisc = Math.hypot(x - 980, y - 120) < 210 || Math.hypot(x - 1060, y - 340) < 130;
  const light = inDisc ? 26 : 0;
  const [left, top, right, bottom] = [150, 120, 430, 310];
  const inEnvelope = x > left && x < right && y > top && y < bottom;
  const flap = Math.abs(y - (top + Math.min(x - left, right - x) * 0.75)) < 5;
  const edge = inEnvelope && (x < left + 9 || x > right - 9 || y < top + 9 || y > bottom - 9 || flap);
  if (edge) return [244, 248, 250];
  return [Math.round(11 + 36 * part) + light, Math.round(59 + 75 * part) + light, Math.round(92 + 74 * part) + light];
}

/** The news of the demonstration office: publishers, a group and a category of its own, a pinned item with its picture, and others. */
export async function seedNewsroom({ db, world, storage }: Running, office: Office): Promise<void> {
  const now = world.clock();
  const personId = (username: string) => office.personIds.get(username) as number;
  const asAdmin = <R>(name: string, useCase: (context: ActContext) => Promise<R>) =>
    runAction(world, name, { actor: { ...nobody, personId: personId('admin') }, origin: innerOrigin }, useCase) as Promise<R>;
  const known = await bookGroupId(db, 'group1');
  const clubs =
    known ??
    (
      await asAdmin('createRow', (context) =>
        createRow(context, bookGroup, {
          values: { nameTh: 'สวัสดิการและชมรม', nameEn: 'Welfare and clubs', icon: 'people', kindId: null, automatic: false, standsOpen: true, position: 9 },
        }),
      )
    ).item.id;
  const categoryValues = { groupId: clubs, nameTh: 'สุขภาพ', nameEn: 'Health', position: 1 };
  const category = known ? null : (await asAdmin('createRow', (context) => createRow(context, bookCategory, { values: categoryValues }))).item.id;
  const news = (await bookGroupId(db, 'news')) as number;
  for (const groupId of [news, clubs, (await bookGroupId(db, 'announcement')) as number]) {
    await asAdmin('addBookPublisher', (context) => addBookPublisher(context, { groupId, kind: 'person', id: personId('central') }));
    await asAdmin('addBookPublisher', (context) => addBookPublisher(context, { groupId, kind: 'person', id: personId('secretary') }));
  }

  const actor = await actorAt(db, personId('central'), now);
  const act = <R>(name: string, useCase: (context: ActContext) => Promise<R>) => runAction(world, name, { actor, origin: innerOrigin }, useCase);
  const read: ReadContext = { actor, origin: innerOrigin, now, db, act };
  const intake = await storage.take(Readable.from([await banner()]), maxIntranetFileBytes);
  const { item: picture } = await read.act('uploadIntranetFile', await takeIntranetFile(read, storage, { intake, name: 'ระบบสารบรรณใหม่.png' }));
  const item = {
    item: null,
    groupId: news,
    categoryId: null,
    number: '',
    announcedOn: daysFrom(now, 0),
    showsFrom: daysFrom(now, 0),
    showsUntil: null,
    pinned: false,
    forEveryone: true,
    audience: [],
    fileIds: [],
    publish: true,
  };
  const items: Parameters<typeof saveIntranetItem>[1][] = [
    {
      ...item,
      title: 'เริ่มใช้ระบบสารบรรณอิเล็กทรอนิกส์ใหม่ทั้งกรม',
      body: 'ตั้งแต่วันนี้เป็นต้นไป ทุกหน่วยงานรับ ส่ง เสนอ และลงนามหนังสือในระบบนี้\n\nคู่มือและวีดิทัศน์อยู่ที่เมนู “คู่มือ” มุมขวาบน หากติดขัดติดต่อสำนักงานเลขานุการกรม โทร ๑๒๓๔',
      pinned: true,
      fileIds: [picture.fileId],
    },
    {
      ...item,
      title: 'ปิดปรับปรุงลานจอดรถชั้นใต้ดิน',
      body: 'งดใช้ลานจอดรถชั้นใต้ดินตลอดสัปดาห์หน้า ขอให้จอดที่ลานหน้าอาคาร ๒',
      showsUntil: daysFrom(now, 14),
    },
    {
      ...item,
      groupId: clubs,
      categoryId: category,
      title: 'ตรวจสุขภาพประจำปีของบุคลากร',
      body: 'ลงชื่อที่กลุ่มบริหารทรัพยากรบุคคลภายในวันศุกร์นี้',
    },
    { ...item, groupId: clubs, title: 'ชมรมวิ่งนัดซ้อมทุกเย็นวันพุธ', body: 'พบกันที่หน้าอาคาร ๑ เวลา ๑๗.๐๐ น.' },
    {
      ...item,
      title: 'ซักซ้อมแผนอพยพหนีไฟ',
      body: 'จะจัดซ้อมในสัปดาห์หน้า โปรดเตรียมพร้อม',
      showsFrom: daysFrom(now, 3),
      forEveryone: false,
      audience: [{ kind: 'unit', id: department }],
    },
    { ...item, title: 'ร่าง: สรุปผลการประชุมกรมเดือนนี้', body: '', publish: false },
  ];
  for (const one of items) await act('saveIntranetItem', (context) => saveIntranetItem(context, one));
}
