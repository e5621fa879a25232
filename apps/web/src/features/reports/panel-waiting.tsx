import { HoldsServed } from "#person/served/served-person.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";

/** While the script of a panel is loading. */
export const PanelWaiting = () => (
  <div aria-busy="true">
    <Spinner />
    <HoldsServed />
  </div>
);
