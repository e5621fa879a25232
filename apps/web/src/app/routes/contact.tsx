import { ContactPage } from "#features/contact/contact-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default ContactPage;
