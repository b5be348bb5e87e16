import AdminApplications from "../../../islands/AdminApplications.tsx";
import AdminLogin from "../../../islands/AdminLogin.tsx";
import AdminLogout from "../../../islands/AdminLogout.tsx";
import ApplicationStatus from "../../../islands/ApplicationStatus.tsx";
import ApplyWizard from "../../../islands/ApplyWizard.tsx";
import BecomeEmployer from "../../../islands/BecomeEmployer.tsx";
import EmployerDashboard from "../../../islands/EmployerDashboard.tsx";
import JobFilters from "../../../islands/JobFilters.tsx";
import LeftToast from "../../../islands/LeftToast.tsx";
import PostJob from "../../../islands/PostJob.tsx";
import ReviewForm from "../../../islands/ReviewForm.tsx";
import SeedRun from "../../../islands/SeedRun.tsx";

/** Every island, by its name: its file in `islands/`. */
export const islands = {
  AdminApplications,
  AdminLogin,
  AdminLogout,
  ApplicationStatus,
  ApplyWizard,
  BecomeEmployer,
  EmployerDashboard,
  JobFilters,
  LeftToast,
  PostJob,
  ReviewForm,
  SeedRun,
};
