/** Whether the browser asks to spare data: then nothing is fetched before it is needed. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
