import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Hero } from "./hero/hero.tsx";
import { Questions } from "./questions.tsx";
import { Services } from "./services/services.tsx";

const loadToday = pieceOfScreen(() => import("./today/today-card-piece.tsx"));
const loadDaily = pieceOfScreen(() => import("./daily/daily-horoscope-piece.tsx"));

export function HomePage() {
  return (
    <>
      <Hero />
      <div className="sheet">
        <LatePiece load={loadToday} given={{}} waiting={null} />
        <Services />
        <LatePiece load={loadDaily} given={{}} waiting={null} />
        <Questions />
      </div>
    </>
  );
}
