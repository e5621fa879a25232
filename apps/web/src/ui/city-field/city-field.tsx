import type { ComponentType } from "react";
import { Field } from "../field/field.tsx";
import { LatePiece } from "../waiting/late-piece.tsx";
import type { CityFieldPieceProps } from "./city-field-piece.tsx";

interface CityFieldProps extends CityFieldPieceProps {
  /** Named by the screen itself: this file comes with others too, which have no such field. */
  load(): Promise<{ readonly default: ComponentType<CityFieldPieceProps> }>;
}

/** Shows a city and takes another. The script that searches for places comes after that of the screen. */
export function CityField({ load, ...given }: CityFieldProps) {
  const { id, label, name } = given;
  return <LatePiece load={load} given={given} waiting={<Field id={id} label={label} value={name} readOnly />} />;
}
