/** Tables to which this device was led already; who goes back to the tournament may stay there. */
const led = new Set<string>();

/** Whether to lead this device to a table, which is done once. */
export function leadTo(table: string): boolean {
  if (!table || led.has(table)) return false;
  led.add(table);
  return true;
}
