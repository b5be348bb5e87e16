import AdminApplications from "../../islands/AdminApplications.tsx";
import AdminLogin from "../../islands/AdminLogin.tsx";
import AdminLogout from "../../islands/AdminLogout.tsx";
import ApplyWizard from "../../islands/ApplyWizard.tsx";
import BecomeEmployer from "../../islands/BecomeEmployer.tsx";
import JobFilters from "../../islands/JobFilters.tsx";
import ReviewForm from "../../islands/ReviewForm.tsx";
import SeedRun from "../../islands/SeedRun.tsx";

/** Every island, by its name: its file in `islands/`. */
export const islands = {
  AdminApplications,
  AdminLogin,
  AdminLogout,
  ApplyWizard,
  BecomeEmployer,
  JobFilters,
  ReviewForm,
  SeedRun,
};
