import type { NotificationModule } from '@sarabun/contract/notifications/notifications';
import { IconBeach, IconBell, IconCalendar, IconCar, IconDeviceDesktop, IconDoor, IconHomeCheck, IconMailOpened, IconUsersGroup } from '@tabler/icons-react';
import { clsx } from 'clsx';
import ui from '../../ui/styles/ui.module.css';
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
const families: Record<NotificationModule, string | undefined> = {
  SARABAN: ui.fSign,
  CAR: ui.fAssign,
  LEAVE: ui.fAssign,
  WORK_FROM_HOME: ui.fWatch,
  ROOM: ui.fReceive,
  ASSET: ui.fWatch,
  MEET: ui.fOrder,
};

export function ModuleIcon({ module, size = 36 }: { module: NotificationModule; size?: number }) {
  const { icon } = useModule(module);
  const Icon = marks[icon] ?? IconBell;
  return (
    <span className={clsx(ui.ficon, families[module])} style={{ width: size, height: size }} aria-hidden>
      <Icon size={Math.round(size / 1.9)} stroke={1.6} />
    </span>
  );
}

/** The plain icon of a module by name, for lists of modules. */
export function ModuleMark({ icon }: { icon: string }) {
  const Icon = marks[icon] ?? IconBell;
  return <Icon size={19} stroke={1.6} aria-hidden />;
}
