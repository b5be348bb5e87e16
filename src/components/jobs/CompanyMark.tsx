import { NameMark } from "../../../islands/lib/NameMark.tsx";

export const CompanyMark = ({ company }: { company: string }) => <NameMark name={company} />;
