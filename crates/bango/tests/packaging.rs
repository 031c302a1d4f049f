//! The files of `packaging/` agree with the program and with each other. `cargo xtask kit` has the programs
//! that they are for read them, too.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_yaml_ng::{Deserializer, Value};

use crate::program::{Folder, bango, prints};

fn packaging(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging").join(file)
}

fn text(file: &str) -> String {
    fs::read_to_string(packaging(file)).unwrap()
}

/// All documents of a YAML file, with what they share filled in.
fn documents(file: &str) -> Vec<Value> {
    let text = text(file);
    let documents = Deserializer::from_str(&text).map(|document| {
        let mut value = Value::deserialize(document).unwrap();
        value.apply_merge().unwrap();
        value
    });
    documents.collect()
}

/// What a manifest of this kind says; there must be one.
fn of_kind(documents: &[Value], kind: &str) -> Value {
    let found = documents.iter().find(|document| document["kind"] == kind);
    found.unwrap_or_else(|| panic!("no {kind}")).clone()
}

#[test]
fn kubernetes_sends_nobody_to_a_node_that_goes_or_cannot_write() {
    let manifests = documents("kubernetes/bango.yaml");
    let deployment = of_kind(&manifests, "Deployment");
    let pod = &deployment["spec"]["template"]["spec"];
    let container = &pod["containers"][0];
    assert_eq!(container["readinessProbe"]["httpGet"]["path"], "/health");
    let waits = container["lifecycle"]["preStop"]["exec"]["command"][1].as_str().unwrap();
    let waits: u64 = waits.parse().unwrap();
    let patience = pod["terminationGracePeriodSeconds"].as_u64().unwrap();
    assert!(waits >= 1 && patience >= waits + 30, "{waits} of {patience} s");
    assert!(deployment["spec"]["replicas"].as_u64().unwrap() > 1);
    assert_eq!(deployment["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"], 0);

    let labels = &deployment["spec"]["template"]["metadata"]["labels"];
    assert_eq!(&deployment["spec"]["selector"]["matchLabels"], labels);
    let budget = of_kind(&manifests, "PodDisruptionBudget");
    assert_eq!(budget["spec"]["maxUnavailable"], 1);
    assert_eq!(&budget["spec"]["selector"]["matchLabels"], labels);
    let service = of_kind(&manifests, "Service");
    assert_eq!(&service["spec"]["selector"], labels);
    let port = &service["spec"]["ports"][0];
    assert_eq!(port["targetPort"], container["ports"][0]["name"]);

    let ingress = of_kind(&documents("kubernetes/ingress.yaml"), "Ingress");
    let backend = &ingress["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"];
    assert_eq!(backend["name"], service["metadata"]["name"]);
    assert_eq!(backend["port"]["name"], port["name"]);
    let hash = &ingress["metadata"]["annotations"]["nginx.ingress.kubernetes.io/upstream-hash-by"];
    assert_eq!(hash, "$arg_table");

    let bus = of_kind(&documents("kubernetes/nats.yaml"), "Service");
    let environment = container["env"].as_sequence().unwrap();
    let said = environment.iter().find(|one| one["name"] == "BANGO_BUS").unwrap();
    let (name, port) = (&bus["metadata"]["name"], &bus["spec"]["ports"][0]["port"]);
    let bus = format!("nats://{}:{}", name.as_str().unwrap(), port.as_u64().unwrap());
    assert_eq!(said["value"].as_str(), Some(bus.as_str()));
}

#[test]
fn compose_names_each_node_and_the_proxy_knows_them() {
    let [compose] = &documents("docker/compose.yaml")[..] else { panic!("one document") };
    let proxy = text("docker/haproxy.cfg");
    let mut nodes = 0;
    for (name, service) in compose["services"].as_mapping().unwrap() {
        let name = name.as_str().unwrap();
        if !name.starts_with("node-") {
            continue;
        }
        nodes += 1;
        assert_eq!(service["environment"]["BANGO_NODE"].as_str(), Some(name));
        assert_eq!(service["environment"]["BANGO_BUS"], "nats://nats:4222");
        assert!(
            service["ports"].is_null(),
            "only the proxy reaches a node, whose word it believes"
        );
        assert!(proxy.contains(&format!("server {name} {name}:7777\n")), "{name} in the proxy");
    }
    assert_eq!(nodes, 3);
    for other in ["postgres", "nats", "proxy"] {
        assert!(compose["services"][other].is_mapping(), "{other}");
    }
}

#[test]
fn proxies_choose_the_node_by_the_table() {
    assert!(text("nginx/bango.conf").contains("hash $bango_table consistent;"));
    for file in ["haproxy/haproxy.cfg", "docker/haproxy.cfg"] {
        assert!(text(file).contains("balance url_param table\n"), "{file}");
    }
}

/// Every variable that a manifest sets is one that the program reads.
#[test]
fn options_in_manifests_are_options_of_the_program() {
    let help = prints(&["serve", "--help"]);
    let mut found = 0;
    for file in ["docker/compose.yaml", "docker/Dockerfile", "kubernetes/bango.yaml"] {
        let text = text(file);
        for part in text.split("BANGO_").skip(1) {
            let end = part.find(|letter: char| !letter.is_ascii_uppercase() && letter != '_');
            let name = format!("BANGO_{}", &part[..end.unwrap()]);
            let read = help.contains(&format!("[env: {name}="));
            assert!(read, "{name} in {file}");
            found += 1;
        }
    }
    assert!(found > 6, "{found}");
}

/// The file that the package brings, as it is and with all that it proposes.
#[test]
fn the_packaged_set_up_is_understood() {
    let folder = Folder::new("packaged");
    let brought = text("debian/bango.toml");
    let proposed = brought.replace("listen = \"0.0.0.0:7777\"\n", "").replace("# listen", "listen");
    let proposed = proposed.replace("# public-url", "public-url").replace("# behind", "behind");
    for set_up in [brought, proposed] {
        let file = folder.path("bango.toml");
        fs::write(&file, &set_up).unwrap();
        let output = bango(&["doctor", "--json", "--config", &file]).output().unwrap();
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let checks = report["findings"].as_array().unwrap().iter().map(|finding| &finding["check"]);
        assert!(checks.clone().all(|check| check != "set-up"), "{report}\n{set_up}");
        assert!(checks.clone().any(|check| check == "port"), "{report}");
    }
}
