import { destinationCountries } from "../jobs/countries.ts";
import { browseSectors, sectors } from "../jobs/sectors.ts";
import type { PersonalDetails, ProfessionalDetails } from "./application.ts";

interface Option {
  value: string;
  label: string;
}

export interface Field {
  label: string;
  control: "text" | "email" | "tel" | "date" | "lines" | "select" | "radios" | "checkbox";
  hint?: string;
  autoComplete?: string;
  inputMode?: "text" | "email" | "tel" | "numeric";
  optional?: boolean;
  secret?: boolean;
  options?: readonly Option[];
}

const same = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

export const personalFields: Record<keyof PersonalDetails, Field> = {
  fullName: { label: "Full Name", control: "text", autoComplete: "name" },
  dateOfBirth: { label: "Date of Birth", control: "date", autoComplete: "bday" },
  gender: {
    label: "Gender",
    control: "radios",
    options: [
      { value: "male", label: "Male" },
      { value: "female", label: "Female" },
      { value: "other", label: "Other" },
    ],
  },
  nationality: { label: "Nationality", control: "text", autoComplete: "country-name" },
  address: {
    label: "Address",
    control: "lines",
    autoComplete: "street-address",
    hint: "Street, town, postal code and country",
  },
  passportNumber: { label: "Passport Number", control: "text", autoComplete: "off", secret: true },
  passportExpiry: { label: "Passport Expiry Date", control: "date", autoComplete: "off", secret: true },
  email: {
    label: "Email Address",
    control: "email",
    autoComplete: "email",
    inputMode: "email",
    hint: "We write to you here about this application",
  },
  phone: {
    label: "Phone Number",
    control: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    hint: "With country code, like +63 917 123 4567",
  },
  preferredJobType: {
    label: "Preferred Job Type",
    control: "select",
    options: same(["Full-time", "Contract", "Rotation (on and off)", "Seasonal", "Part-time"]),
  },
};

export const professionalFields: Record<keyof ProfessionalDetails, Field> = {
  qualification: {
    label: "Qualification",
    control: "lines",
    hint: "Your trade, degree, certificates and licences",
  },
  experience: {
    label: "Experience",
    control: "text",
    hint: "Years and kind of work, like 6 years on bulk carriers",
  },
  currentEmployer: {
    label: "Current Employer",
    control: "text",
    autoComplete: "organization",
    optional: true,
  },
  sector: {
    label: "Sector",
    control: "select",
    options: browseSectors.map((value) => ({
      value,
      label: sectors.find(({ slug }) => slug === value)!.label,
    })),
  },
  desiredCountry: {
    label: "Desired Country",
    control: "select",
    options: same(destinationCountries.map((country) => country.name)),
  },
  desiredPosition: { label: "Desired Position", control: "text", autoComplete: "organization-title" },
  willingToRelocate: { label: "I am willing to relocate", control: "checkbox", optional: true },
};
