import type { NotificationModule } from '@sarabun/contract/notifications/notifications';
import { IconBeach, IconBell, IconCalendar, IconCar, IconDeviceDesktop, IconDoor, IconHomeCheck, IconMailOpened, IconUsersGroup } from '@tabler/icons-react';
import { useModule } from './use-modules';

const marks: Record<string, typeof IconCar> = {
  mail: IconMailOpened,
  car: IconCar,
  beach: IconBeach,
  home: IconHomeCheck,
  door: IconDoor,
  device: IconDeviceDesktop,
  users: IconUsersGroup,
  calendar: IconCalendar,
  bell: IconBell,
};
const families: Record<NotificationModule, string> = {
  SARABAN: 'f-sign',
  CAR: 'f-assign',
  LEAVE: 'f-assign',
  WORK_FROM_HOME: 'f-watch',
  ROOM: 'f-receive',
  ASSET: 'f-watch',
  MEET: 'f-order',
};

/** The icon of the module that notifies, in the colour of its kind of work. */
export function ModuleIcon({ module, size = 36 }: { module: NotificationModule; size?: number }) {
  const { icon } = useModule(module);
  const Icon = marks[icon] ?? IconBell;
  return (
    <span className={`ficon ${families[module]}`} style={{ width: size, height: size }} aria-hidden>
      <Icon size={Math.round(size / 1.9)} stroke={1.6} />
    </span>
  );
}

/** The bare icon of a module by its name, for lists of modules. */
export function ModuleMark({ icon }: { icon: string }) {
  const Icon = marks[icon] ?? IconBell;
  return <Icon size={19} stroke={1.6} aria-hidden />;
}
