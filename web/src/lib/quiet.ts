// Hours in which a device is not to be called.

/** As a person sets them: times such as 22:00. */
export interface QuietHours {
  on: boolean;
  from: string;
  to: string;
}

/** As the server wants them: minutes of the day, with this device's distance from UTC. */
export interface Quiet {
  from: number;
  to: number;
  offset: number;
}

/** The quiet hours for the server, if there are any. */
export function quietFor({ on, from, to }: QuietHours, now: Date): Quiet | null {
  if (!on || from === to || from === '' || to === '') return null;
  return { from: minutes(from), to: minutes(to), offset: -now.getTimezoneOffset() };
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
