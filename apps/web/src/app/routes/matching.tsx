import { MatchingPage } from "#features/matching/matching-page.tsx";

export default MatchingPage;
